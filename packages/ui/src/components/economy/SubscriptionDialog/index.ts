'use client';
export {
  type SubscriptionAsk,
  SubscriptionDialog,
  type SubscriptionDialogProps,
} from './SubscriptionDialog.tsx';
