import { proofLimits } from '@mirror-studio/domain/constants/clients';
import { proof as texts } from '@mirror-studio/domain/texts/en/proof';
import { useRef, useState } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { SendIcon } from '../../../icons/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { CommentList } from '../CommentList.tsx';
import { NameField } from './NameField.tsx';
import * as styles from './ProofPage.css.ts';
import type { SharedSetProps } from './props.ts';

interface WordsProps
  extends Pick<SharedSetProps, 'proof' | 'onComment' | 'name' | 'onNameChange' | 'drafts' | 'onDraftChange'> {
  /** Null for the whole set. */
  pictureId: string | null;
}

/** What was written on a picture or on the whole set, and what is being written. */
export function Words({
  proof,
  onComment,
  name,
  onNameChange,
  drafts,
  onDraftChange,
  pictureId,
}: WordsProps) {
  const t = useTexts('proof', texts);
  const [isNameless, setNameless] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const key = pictureId ?? '';
  const draft = drafts[key] ?? '';
  const comments = proof.comments.filter((comment) => comment.pictureId === pictureId);
  const isTooLong = draft.trim().length > proofLimits.commentCharacters;
  const send = () => {
    const isMissing = name.trim() === '';
    setNameless(isMissing);
    if (isMissing || draft.trim() === '' || isTooLong) return;
    onComment?.(pictureId, draft.trim());
    // The button goes with the words: the keyboard goes on where they were written.
    field.current?.focus();
  };
  return (
    <>
      {comments.length > 0 && (
        <CommentList
          label={t('comments')}
          comments={comments.map(({ isWaiting, ...comment }) => ({
            ...comment,
            ...(isWaiting && { aside: t('waiting') }),
          }))}
        />
      )}
      {onComment && (
        <>
          <TextArea
            inputRef={field}
            label={t(pictureId === null ? 'commentWhole' : 'commentPicture')}
            value={draft}
            onChange={(text) => onDraftChange?.(key, text)}
            rows={2}
            limit={proofLimits.commentCharacters}
            isInvalid={isTooLong}
          />
          {draft.trim() !== '' && (
            <>
              <NameField name={name} onNameChange={onNameChange} isMissing={isNameless} />
              <Button className={styles.send} icon={<SendIcon size={18} />} onPress={send}>
                {t('send')}
              </Button>
            </>
          )}
        </>
      )}
    </>
  );
}
