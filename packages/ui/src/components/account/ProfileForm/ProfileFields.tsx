import { publicProfileLimits } from '@mirror-studio/domain/constants/profiles';
import { type ProfileForm, type ProfileProblems, tidyProfile } from '@mirror-studio/domain/profile';
import { ownProfile } from '@mirror-studio/domain/texts/en/ownProfile';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Form } from '../../../primitives/Form/Form.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import type { PictureArea } from '../PictureCropDialog/crop.ts';
import { ProfileCard } from '../ProfileCard/ProfileCard.tsx';
import { Conflict } from './Conflict.tsx';
import { HandleField, type HandleState } from './HandleField.tsx';
import { LinkFields } from './LinkFields.tsx';
import { PictureField } from './PictureField.tsx';
import * as styles from './ProfileForm.css.ts';
import { useProblemWords } from './words.ts';

export interface ProfileFieldsProps {
  /** As typed; the parent holds it. */
  values: ProfileForm;
  /** Called with the whole form when any of it was changed. */
  onChange: (values: ProfileForm) => void;
  /** The problem of each field, as `checkProfile` names them; that of the handle is in `handleState`. */
  problems?: ProfileProblems;
  /** What is known of the handle as it is typed. Default `unknown`. */
  handleState?: HandleState;
  /** Addresses of the picture as it is saved; left out, there is none. */
  picture?: { readonly small: string; readonly large: string } | null;
  /** The picture is being saved or removed. Default false. */
  isPicturePending?: boolean;
  /** Why the picture was not changed, in words. */
  pictureFailure?: ReactNode;
  /** Called with a file and its square that is to be the picture, in px of the upright picture. */
  onPictureUse: (file: File, area: PictureArea) => void;
  /** Called when the picture is to go, after the question. */
  onPictureRemove: () => void;
  /** Something is not saved. Default false. */
  isDirty?: boolean;
  /** It was saved a moment ago. Default false. */
  isSaved?: boolean;
  /** It is being saved. Default false. */
  isPending?: boolean;
  /** Why it was not saved, in words. */
  failure?: ReactNode;
  /** What was saved elsewhere meanwhile: both are shown, and one is chosen. */
  conflict?: ProfileForm | null;
  /** Saves what is here over what was saved elsewhere. */
  onKeepMine?: () => void;
  /** Puts what was saved elsewhere into the form. */
  onTakeTheirs?: () => void;
  /** Puts what is saved back into the form. */
  onDiscard?: () => void;
  /** Called when it is to be saved, also when a field has a problem. */
  onSubmit: () => void;
  /** Where others see it; left out, nowhere yet. */
  pageHref?: string;
  /** Which card of the leaderboard they bear: an ArcanaCard. */
  arcana?: ReactNode;
}

const nothing = () => undefined;

/** The fields, and beside them the card as it becomes. */
export function ProfileFields({
  values,
  onChange,
  problems = {},
  handleState = 'unknown',
  picture,
  isPicturePending = false,
  pictureFailure,
  onPictureUse,
  onPictureRemove,
  isDirty = false,
  isSaved = false,
  isPending = false,
  failure,
  conflict,
  onKeepMine = nothing,
  onTakeTheirs = nothing,
  onDiscard,
  onSubmit,
  pageHref,
  arcana,
}: ProfileFieldsProps) {
  const t = useTexts('ownProfile', ownProfile);
  const words = useProblemWords();
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  // Somebody who sends it wants to know what is wrong: there they go on.
  useEffect(() => {
    if (!isSent.current || isPending) return;
    isSent.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  const set = (part: Partial<ProfileForm>) => onChange({ ...values, ...part });
  const shown = tidyProfile(values);
  return (
    <Form
      ref={form}
      validationBehavior="aria"
      aria-label={t('title')}
      error={failure}
      onSubmit={() => {
        isSent.current = true;
        onSubmit();
      }}
    >
      {conflict && <Conflict mine={values} theirs={conflict} {...{ isPending, onKeepMine, onTakeTheirs }} />}
      <div className={styles.columns}>
        <div className={styles.fields}>
          <PictureField
            picture={picture?.small}
            isPending={isPicturePending}
            failure={pictureFailure}
            onUse={onPictureUse}
            onRemove={onPictureRemove}
          />
          <TextField
            label={t('name')}
            name="name"
            value={values.name}
            onChange={(name) => set({ name })}
            autoComplete="nickname"
            errorMessage={words.ofName(problems.name)}
          />
          <HandleField value={values.handle} state={handleState} onChange={(handle) => set({ handle })} />
          <TextArea
            label={t('words')}
            isOptional
            name="words"
            value={values.words}
            onChange={(said) => set({ words: said })}
            limit={publicProfileLimits.wordsCharacters}
            description={t('wordsHint')}
            errorMessage={words.ofWords(problems.words)}
          />
          <LinkFields
            links={values.links}
            problems={problems.links ?? []}
            isDisabled={isPending}
            onChange={(links) => set({ links })}
          />
          <div className={styles.actions}>
            <Button
              type="submit"
              variant="primary"
              isDisabled={!isDirty || Boolean(conflict)}
              isPending={isPending}
              pendingLabel={t('saving')}
            >
              {t('save')}
            </Button>
            {isDirty && onDiscard && (
              <Button variant="ghost" isDisabled={isPending} onPress={onDiscard}>
                {t('discard')}
              </Button>
            )}
            <Status className={styles.muted}>{isDirty ? t('unsaved') : isSaved ? t('saved') : ''}</Status>
          </div>
        </div>
        <div className={styles.beside}>
          <div className={styles.besideLine}>
            <Heading level={3} size="small">
              {t('preview')}
            </Heading>
            <span className={styles.faint}>{t('previewHint')}</span>
          </div>
          <ProfileCard
            level={4}
            name={shown.name}
            handle={shown.handle}
            words={shown.words}
            links={shown.links.filter((link) => link.startsWith('https://'))}
            {...(picture && { picture: picture.large })}
          />
          {pageHref !== undefined && (
            <div>
              <LinkButton href={pageHref} size="small">
                {t('previewPage')}
              </LinkButton>
            </div>
          )}
          {arcana !== undefined && <div className={styles.arcana}>{arcana}</div>}
        </div>
      </div>
    </Form>
  );
}
