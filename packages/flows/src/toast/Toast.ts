import { toastMachine } from '@mirror-studio/state-machines/toast';
import { createFlow } from '../flow/create-flow.tsx';
import { ToastView } from './ToastView.tsx';

/** The one toast, machine and view joined. */
export const Toast = /* @__PURE__ */ createFlow(toastMachine, ToastView);
