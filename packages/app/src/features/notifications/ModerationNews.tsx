import { moderationKeys } from '@mirror-studio/domain/community';
import type { ModerationNews as News } from '@mirror-studio/domain/contract';
import type { Notification } from '@mirror-studio/domain/notifications';
import { moderation as texts } from '@mirror-studio/domain/texts/en/moderation';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useEffect, useEffectEvent } from 'react';

/** What was hidden and restored of the user, told at once. */
export interface Moderated {
  readonly since: string;
  readonly moderation: readonly News[];
}

interface ModerationNewsProps {
  told: Moderated;
  /** Called for each of them. */
  onNews: (notification: Omit<Notification, 'read' | 'timestamp'>) => void;
}

/** Tells what was hidden and restored of the user, with the rule that was broken. Draws nothing. */
export function ModerationNews({ told, onNews }: ModerationNewsProps) {
  const t = useTexts('moderation', texts);
  const tell = useEffectEvent(({ since, moderation }: Moderated) => {
    for (const [at, { act, kind, title, rule }] of moderation.entries()) {
      const keys = moderationKeys(act, kind);
      const values = { title: title ?? t('gone'), rule: t(`rule_${rule ?? 'else'}`) };
      onNews({
        id: `moderation ${act} ${at} ${since}`,
        type: act === 'hidden' ? 'warning' : 'success',
        title: t(keys.title),
        message: t(keys.message, values),
      });
    }
  });
  useEffect(() => tell(told), [told]);
  return null;
}
