// Written by `pnpm generate` from the Name.spec.tsx of every component: scripts/specs.mjs.
import type { Meta } from '@storybook/react-vite';
import { interrupting } from './interrupting.tsx';

/** Each layer opened, closed and opened again while it still moves: it ends where it should. */
const meta = {
  title: 'Components/Behavior/Interruption of one',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', visual: { skip: true } },
} satisfies Meta;
export default meta;

export const AlertDialog = interrupting('AlertDialog');
export const CommandPalette = interrupting('CommandPalette');
export const Dialog = interrupting('Dialog');
export const Drawer = interrupting('Drawer');
export const ExchangeDialog = interrupting('ExchangeDialog');
export const GiftDialog = interrupting('GiftDialog');
export const HelpCenter = interrupting('HelpCenter');
export const IdeaDetail = interrupting('IdeaDetail');
export const ImproveDialog = interrupting('ImproveDialog');
export const JobsDrawer = interrupting('JobsDrawer');
export const MovePictures = interrupting('MovePictures');
export const OrderReceiptDialog = interrupting('OrderReceiptDialog');
export const PictureCropDialog = interrupting('PictureCropDialog');
export const PictureViewer = interrupting('PictureViewer');
export const ProposalDialog = interrupting('ProposalDialog');
export const ProposeDialog = interrupting('ProposeDialog');
export const PublishDialog = interrupting('PublishDialog');
export const PurchaseDialog = interrupting('PurchaseDialog');
export const ReceiptDialog = interrupting('ReceiptDialog');
export const ReportDialog = interrupting('ReportDialog');
export const SampleDetail = interrupting('SampleDetail');
export const SettingsDialog = interrupting('SettingsDialog');
export const ShortcutSettings = interrupting('ShortcutSettings');
export const SubscriptionDialog = interrupting('SubscriptionDialog');
export const TokenWallet = interrupting('TokenWallet');
export const WorkDetail = interrupting('WorkDetail');
