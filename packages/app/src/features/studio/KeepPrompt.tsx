import { pathOf } from '@mirror-studio/domain/access';
import { promptStudio } from '@mirror-studio/domain/texts/en/promptStudio';
import { Button } from '@mirror-studio/ui/Button';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useNavigate } from 'react-router-dom';
import { useKeepPrompt } from '../../api/use-keep-prompt.ts';
import { keepPromptDraft } from '../../storage/prompt-drafts.ts';

/** Keeps the prompt in the library, or goes on with it in the editor. Takes its words, with what alternates in them. */
export function KeepPrompt({ text }: { text: string }) {
  const t = useTexts('promptStudio', promptStudio);
  const navigate = useNavigate();
  const { keep, isKeeping } = useKeepPrompt();
  const edit = () => {
    keepPromptDraft(null, { draft: { text, basedOn: 0 }, details: null });
    void navigate(pathOf('editor'));
  };
  return (
    <>
      <Button variant="ghost" isPending={isKeeping} onPress={() => keep(text)}>
        {t('save')}
      </Button>
      <Button variant="ghost" onPress={edit}>
        {t('openInEditor')}
      </Button>
    </>
  );
}
