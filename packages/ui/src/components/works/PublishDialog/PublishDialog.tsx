import { worksLimits } from '@mirror-studio/domain/constants/works';
import { common } from '@mirror-studio/domain/texts/en/common';
import { publishing as texts } from '@mirror-studio/domain/texts/en/publishing';
import { rights } from '@mirror-studio/domain/texts/en/rights';
import {
  textOfLicence,
  type WorkForm,
  type WorkLicence,
  type WorkProblems,
} from '@mirror-studio/domain/works';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { ProfileIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog, type OverlayProps } from '../../../primitives/Dialog/Dialog.tsx';
import { Form } from '../../../primitives/Form/Form.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { TagField } from '../../../primitives/TagField/TagField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import * as styles from './PublishDialog.css.ts';
import { PublishedWords } from './PublishedWords.tsx';

export interface PublishDialogProps extends OverlayProps {
  /** The picture, and its width by its height, such as `3 / 4`; left out where a prompt is published. */
  picture?: { src: string; ratio: string };
  /** The words that are published instead, the number of their version, and of the one that is published, if another is. */
  prompt?: { text: string; version: number; publishedVersion?: number };
  /** The handle that the work stands under; null where its author has none; undefined while that is not known. */
  handle: string | null | undefined;
  /** Where a handle is chosen. */
  profileHref: string;
  /** What is said of the work. */
  form: WorkForm;
  /** Called with all of it when any of it was changed. */
  onFormChange: (form: WorkForm) => void;
  /** What is wrong with it, by field. */
  problems?: WorkProblems;
  /** What is wrong with the whole, in words. */
  error?: ReactNode;
  /** What the settings allow. */
  licence: WorkLicence;
  /** Opens the settings; left out, there is no way to them. */
  onSettings?: () => void;
  /** It is published already, and looked at there. */
  publishedHref?: string;
  /** It is on its way to the server. Default false. */
  isPending?: boolean;
  /** Called when it is to be published, or what is said of it kept. */
  onSubmit: () => void;
  /** Called when it is to be withdrawn; left out, it cannot be. */
  onWithdraw?: () => void;
}

/** What a creator says of a picture, or of a prompt, when it is published, and afterwards. */
export function PublishDialog({
  picture,
  prompt,
  handle,
  profileHref,
  form,
  onFormChange,
  problems = {},
  error,
  licence,
  onSettings,
  publishedHref,
  isPending = false,
  onSubmit,
  onWithdraw,
  ...rest
}: PublishDialogProps) {
  const t = useTexts('publishing', texts);
  const c = useTexts('common', common);
  const r = useTexts('rights', rights);
  const id = useId();
  const isPublished = publishedHref !== undefined;
  const words = textOfLicence(licence);
  const set = (part: Partial<WorkForm>) => onFormChange({ ...form, ...part });
  const title = t(isPublished ? 'editTitle' : prompt ? 'newPrompt' : 'newTitle');
  if (handle === null) {
    return (
      <Dialog {...rest} title={title}>
        <EmptyState
          icon={<ProfileIcon size={24} />}
          title={t('handleTitle')}
          actions={
            <LinkButton variant="primary" href={profileHref}>
              {t('handleAction')}
            </LinkButton>
          }
        >
          {t('handleWords')}
        </EmptyState>
      </Dialog>
    );
  }
  return (
    <Dialog
      {...rest}
      size="medium"
      title={title}
      description={handle === undefined ? <Skeleton shape="text" width="8rem" /> : t('as', { handle })}
      footer={({ close }) => (
        <>
          {onWithdraw && (
            <Button className={styles.apart} variant="danger" onPress={onWithdraw} isDisabled={isPending}>
              {t('withdraw')}
            </Button>
          )}
          <Button variant="ghost" onPress={close}>
            {c('cancel')}
          </Button>
          <Button type="submit" form={id} variant="primary" isPending={isPending}>
            {t(isPublished ? 'save' : 'publish')}
          </Button>
        </>
      )}
    >
      <Form id={id} validationBehavior="aria" error={error} onSubmit={() => onSubmit()}>
        <div className={picture ? styles.parts : styles.plain}>
          {picture && (
            <div className={styles.picture}>
              <Image src={picture.src} ratio={picture.ratio} alt="" />
            </div>
          )}
          {prompt && <PublishedWords {...prompt} />}
          <div className={styles.fields}>
            <TextField
              label={t('title')}
              value={form.title}
              onChange={(value) => set({ title: value })}
              autoComplete="off"
              {...(problems.title && {
                isInvalid: true,
                errorMessage: t(problems.title, { limit: worksLimits.titleCharacters }),
              })}
            />
            <TagField
              label={t('tags')}
              description={t('tagsHint')}
              value={form.tags}
              onChange={(tags) => set({ tags })}
              limit={worksLimits.tags}
              isOptional
              {...(problems.tags && {
                errorMessage: t(problems.tags, {
                  limit: problems.tags === 'tagLong' ? worksLimits.tagCharacters : worksLimits.tags,
                }),
              })}
            />
            {!prompt && (
              <Switch
                description={t('sharesPromptHint')}
                isSelected={form.sharesPrompt}
                onChange={(sharesPrompt) => set({ sharesPrompt })}
              >
                {t('sharesPrompt')}
              </Switch>
            )}
            <Switch
              description={t(prompt ? 'allowsRemixOfPrompt' : 'allowsRemixHint')}
              isSelected={form.allowsRemix}
              onChange={(allowsRemix) => set({ allowsRemix })}
            >
              {t('allowsRemix')}
            </Switch>
            <div className={styles.licence}>
              <h3 className={styles.label}>{t('licence')}</h3>
              <p className={styles.rights}>{words === null ? t('noLicence') : r(words)}</p>
              {words !== null && <p className={styles.from}>{t('licenceFrom')}</p>}
              {onSettings && (
                <div>
                  <Button size="small" variant="ghost" onPress={onSettings}>
                    {t('settings')}
                  </Button>
                </div>
              )}
            </div>
            {isPublished ? (
              <div>
                <LinkButton size="small" href={publishedHref}>
                  {t('view')}
                </LinkButton>
              </div>
            ) : (
              <p className={styles.from}>{t('whole')}</p>
            )}
          </div>
        </div>
      </Form>
    </Dialog>
  );
}
