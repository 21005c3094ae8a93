import { libraryLimits } from '@mirror-studio/domain/constants/prompts';
import type { PromptSummary } from '@mirror-studio/domain/contract';
import { onOneLine, tagsOf } from '@mirror-studio/domain/prompts';
import { common } from '@mirror-studio/domain/texts/en/common';
import { library } from '@mirror-studio/domain/texts/en/library';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ComboBox } from '../../../primitives/ComboBox/ComboBox.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { TagField } from '../../../primitives/TagField/TagField.tsx';
import type { Labelled, PromptLabels } from './labels.ts';

interface LabelDialogProps {
  /** Those that are selected. */
  prompts: readonly PromptSummary[];
  labels: PromptLabels;
  onClose: () => void;
  onLabel: (changed: readonly Labelled[]) => void;
}

interface FrameProps {
  title: string;
  help: string;
  problem: boolean;
  onClose: () => void;
  onSave: () => void;
  children: ReactNode;
}

function Frame({ title, help, problem, onClose, onSave, children }: FrameProps) {
  const t = useTexts('library', library);
  const c = useTexts('common', common);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={help}
      footer={
        <>
          <Button variant="ghost" onPress={onClose}>
            {c('cancel')}
          </Button>
          <Button variant="primary" isDisabled={problem} onPress={onSave}>
            {t('save')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

/** The tags that all have: what is added goes to each, what is taken away from each. */
function TagDialog({ prompts, labels, onClose, onLabel }: LabelDialogProps) {
  const t = useTexts('library', library);
  const shared = (prompts[0]?.tags ?? []).filter((tag) => prompts.every(({ tags }) => tags.includes(tag)));
  const [tags, setTags] = useState<readonly string[]>(shared);
  const after = prompts.map((prompt) => ({
    id: prompt.id,
    before: prompt.tags,
    tags: tagsOf([...prompt.tags.filter((tag) => !shared.includes(tag) || tags.includes(tag)), ...tags]),
  }));
  const tooLong = tags.some(({ length }) => length > libraryLimits.tagCharacters);
  const tooMany = after.some((one) => one.tags.length > libraryLimits.tags);
  const problem = tooLong
    ? t('tagTooLong', { limit: libraryLimits.tagCharacters })
    : tooMany
      ? t('tooManyTags', { limit: libraryLimits.tags })
      : undefined;
  return (
    <Frame
      title={t('tagTitle', { count: prompts.length })}
      help={t('tagHelp')}
      problem={problem !== undefined}
      onClose={onClose}
      onSave={() => {
        const changed = after.filter((one) => one.tags.join('\n') !== one.before.join('\n'));
        onLabel(changed.map(({ id, tags: all }) => ({ id, tags: all })));
      }}
    >
      <TagField
        label={t('tags')}
        value={tags}
        onChange={(next) => setTags(tagsOf(next))}
        suggestions={labels.tags.map(({ name }) => name)}
        placeholder={t('tagPlaceholder')}
        errorMessage={problem}
      />
    </Frame>
  );
}

/** The collection that all are put into, a known one or a new one. */
function MoveDialog({ prompts, labels, onClose, onLabel }: LabelDialogProps) {
  const t = useTexts('library', library);
  const [first] = prompts;
  const isShared = prompts.every(({ collection }) => collection === first?.collection);
  const [typed, setTyped] = useState((isShared && first?.collection) || '');
  const collection = onOneLine(typed);
  const problem =
    collection.length > libraryLimits.collectionCharacters
      ? t('collectionTooLong', { limit: libraryLimits.collectionCharacters })
      : undefined;
  return (
    <Frame
      title={t('moveTitle', { count: prompts.length })}
      help={t('moveHelp')}
      problem={problem !== undefined}
      onClose={onClose}
      onSave={() => {
        const changed = prompts.filter((prompt) => (prompt.collection ?? '') !== collection);
        onLabel(changed.map(({ id }) => ({ id, collection: collection || null })));
      }}
    >
      <ComboBox
        label={t('collection')}
        allowsCustomValue
        options={labels.collections.map(({ name }) => ({ value: name, label: name }))}
        inputValue={typed}
        onInputChange={setTyped}
        errorMessage={problem}
      />
    </Frame>
  );
}

/** Changes the labels of prompts: their tags, or their collection. */
export function LabelDialog({ kind, ...dialog }: LabelDialogProps & { kind: 'tag' | 'move' }) {
  return kind === 'tag' ? <TagDialog {...dialog} /> : <MoveDialog {...dialog} />;
}
