import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import type { Pages } from '../../routes/pages.ts';

const event = lazyWithRetry(() => import('./EventScreen.tsx'));

export const pages = { eventStart: event, eventDashboard: event, event } satisfies Pages;
