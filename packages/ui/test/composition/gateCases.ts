import { common } from '@mirror-studio/domain/texts/en/common';
import { gates } from '@mirror-studio/domain/texts/en/gates';
import type { GateDialogProps } from '../../src/components/gates/GateDialog.tsx';
import type { Tools } from '../../src/testing/tools.ts';
import { byRole, type Case, documented, type Optional, state } from './row.ts';

/** What both modals have in common. */
export const gateCases: { [Key in Optional<GateDialogProps>]: Case<GateDialogProps> } = {
  isOpen: documented('comes and goes with the parent: nobody closes it otherwise'),
  defaultOpen: documented('as isOpen, for a page that shows nothing else'),
  termsHref: byRole('link', gates.readTerms),
  privacyHref: byRole('link', gates.readPrivacy),
  onCancel: byRole('button', common.cancel, { isPending: true, onCancel: () => undefined }),
  isPending: state,
  failure: byRole('alert', '', { failure: gates.acceptFailed }),
  onSignOut: byRole('button', gates.suspendedSignOut),
};

/** Whether a box is ticked. Takes the key of its words. */
export const isTicked =
  (key: keyof typeof gates) =>
  ({ screen }: Tools) => {
    const box = screen.getByRole('checkbox', { name: gates[key] });
    return box instanceof HTMLInputElement && box.checked;
  };
