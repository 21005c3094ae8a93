import { lazily } from '../../parts/lazily.ts';
import type { Pages } from '../../routes/pages.ts';

const event = lazily(() => import('./EventScreen.tsx'));

export const pages = { eventStart: event, eventDashboard: event, event } satisfies Pages;
