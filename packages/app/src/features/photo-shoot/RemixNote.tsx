import { family as texts } from '@mirror-studio/domain/texts/en/family';
import { Banner } from '@mirror-studio/ui/Banner';
import { Button } from '@mirror-studio/ui/Button';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useQuery } from '@tanstack/react-query';
import { workQuery } from '../../api/works.ts';
import { useServices, useUser } from '../../providers/services.tsx';

interface RemixNoteProps {
  workId: string;
  /** It is to be a remix no longer. */
  onStop: () => void;
}

/** Says which work a shoot is a remix of. Nothing until that is read: the server says what is wrong with it. */
export function RemixNote({ workId, onStop }: RemixNoteProps) {
  const t = useTexts('family', texts);
  const { api } = useServices();
  const { data: work, error } = useQuery(workQuery(api, useUser().id, workId));
  if (!work && !error) return null;
  const words = work
    ? t('remixing', { title: work.title, name: work.author.name || work.author.handle })
    : t('failed');
  return (
    <Banner
      tone={work ? 'neutral' : 'warning'}
      actions={
        <Button size="small" onPress={onStop}>
          {t('remixStop')}
        </Button>
      }
    >
      <span dir="auto">{words}</span>
    </Banner>
  );
}
