import { prompts } from '@mirror-studio/domain/texts/en/prompts';
import { useTexts } from '../../../i18n/useTexts.ts';
import type { OverlayTrigger } from '../../../overlays/LazyTrigger.tsx';
import { DialogTriggerContexts } from '../../../overlays/TriggerContexts.tsx';
import { Popover } from '../../../primitives/Popover/Popover.tsx';
import * as styles from './SlotChoices.css.ts';
import { SlotChoices, type SlotChoicesProps } from './SlotChoices.tsx';

interface SlotPopoverProps extends Omit<SlotChoicesProps, 'layout'> {
  trigger: OverlayTrigger;
}

/** The choices of a slot, under its word. */
export function SlotPopover({ trigger, ...choices }: SlotPopoverProps) {
  const p = useTexts('prompts', prompts);
  const name = p(`slot_${choices.slot}`);
  return (
    <DialogTriggerContexts trigger={trigger}>
      <Popover label={name} placement="bottom start" offset={8} className={styles.popover}>
        <p className={styles.name}>{name}</p>
        <SlotChoices {...choices} layout="list" />
      </Popover>
    </DialogTriggerContexts>
  );
}
