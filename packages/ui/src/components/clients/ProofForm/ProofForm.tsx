import { proofLimits } from '@mirror-studio/domain/constants/clients';
import type { GalleryItem } from '@mirror-studio/domain/contract';
import { formatDay } from '@mirror-studio/domain/texts';
import { clients } from '@mirror-studio/domain/texts/en/clients';
import { common } from '@mirror-studio/domain/texts/en/common';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import type { ReactNode } from 'react';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Form, FormActions } from '../../../primitives/Form/Form.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { NumberField } from '../../../primitives/NumberField/NumberField.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { ChoosePictures, type ChoosePicturesProps } from './ChoosePictures.tsx';
import * as styles from './ProofForm.css.ts';

/** What is typed and chosen of a set. */
export interface ProofDraft {
  readonly client: string;
  readonly title: string;
  readonly note: string;
  /** How many days from now the link is open. */
  readonly days: number;
  readonly watermark: boolean;
  readonly usesPassword: boolean;
  readonly password: string;
  /** The ids of pictures of the gallery, in the order in which they are shown. */
  readonly pictures: readonly string[];
}

/** What is wrong with a set, by the field it is said on. */
export type ProofProblems = Partial<
  Record<'client' | 'title' | 'note' | 'days' | 'password' | 'pictures', string>
>;

export interface ProofFormProps extends RootProps {
  /** What is typed and chosen. */
  draft: ProofDraft;
  /** Called with the whole draft when any of it was changed. */
  onDraftChange: (draft: ProofDraft) => void;
  /** The moment at which the link would end, ISO 8601. */
  endsAt: string;
  /** A set that there is already is changed. Default false. */
  isChange?: boolean;
  /** It has a password, which stays where none is typed. Default false. */
  hasPassword?: boolean;
  /** The pictures of the gallery. */
  gallery: readonly GalleryItem[];
  /** Whether they are there. Default `listed`. */
  galleryState?: ChoosePicturesProps['state'];
  /** There are more pictures; called when they are asked for. */
  onMorePictures?: () => void;
  /** More pictures are on their way. Default false. */
  isLoadingMore?: boolean;
  /** Reads the pictures again, where that failed. */
  onReloadPictures?: () => void;
  /** What is wrong, on its field. */
  problems?: ProofProblems;
  /** What is wrong with the whole. */
  error?: ReactNode;
  /** It is being kept. Default false. */
  isPending?: boolean;
  /** Called when it is to be kept. */
  onSubmit: () => void;
  /** Where the way back leads. */
  backHref: string;
}

/** A set of pictures for a client, to be made or changed: for whom, which pictures, and how its link is kept. */
export function ProofForm({
  draft,
  onDraftChange,
  endsAt,
  isChange = false,
  hasPassword = false,
  gallery,
  galleryState = 'listed',
  onMorePictures,
  isLoadingMore = false,
  onReloadPictures,
  problems = {},
  error,
  isPending = false,
  onSubmit,
  backHref,
  ...rest
}: ProofFormProps) {
  const t = useTexts('clients', clients);
  const c = useTexts('common', common);
  const r = useTexts('routes', routes);
  const locale = useTextLocale();
  const set = (part: Partial<ProofDraft>) => onDraftChange({ ...draft, ...part });
  const wrong = (message: string | undefined) =>
    message === undefined ? {} : { isInvalid: true, errorMessage: message };
  return (
    <div {...rootProps(rest, styles.root)}>
      <PageHeader title={t(isChange ? 'formEdit' : 'formNew')} description={r('clients')} />
      <Form validationBehavior="aria" error={error} onSubmit={() => onSubmit()}>
        <div className={styles.columns}>
          <div className={styles.fields}>
            <TextField
              label={t('client')}
              value={draft.client}
              onChange={(client) => set({ client })}
              autoComplete="off"
              {...wrong(problems.client)}
            />
            <TextField
              label={t('title')}
              value={draft.title}
              onChange={(title) => set({ title })}
              autoComplete="off"
              {...wrong(problems.title)}
            />
            <TextArea
              label={t('note')}
              description={t('noteHint')}
              value={draft.note}
              onChange={(note) => set({ note })}
              limit={proofLimits.noteCharacters}
              {...wrong(problems.note)}
            />
            <NumberField
              label={t('days')}
              description={t('daysHint', { date: formatDay(endsAt, locale) })}
              value={draft.days}
              onChange={(days) => set({ days: Number.isNaN(days) ? 1 : days })}
              minValue={1}
              maxValue={proofLimits.mostDays}
              {...wrong(problems.days)}
            />
            <Switch
              description={t('watermarkHint')}
              isSelected={draft.watermark}
              onChange={(watermark) => set({ watermark })}
            >
              {t('watermark')}
            </Switch>
            <Switch isSelected={draft.usesPassword} onChange={(usesPassword) => set({ usesPassword })}>
              {t('usesPassword')}
            </Switch>
            {draft.usesPassword && (
              <TextField
                type="password"
                label={t('password')}
                description={hasPassword ? t('passwordKept') : t('passwordHint')}
                value={draft.password}
                onChange={(password) => set({ password })}
                autoComplete="new-password"
                {...wrong(problems.password)}
              />
            )}
          </div>
          <ChoosePictures
            state={galleryState}
            items={gallery}
            chosen={draft.pictures}
            onChosenChange={(pictures) => set({ pictures })}
            problem={problems.pictures}
            onMore={onMorePictures}
            isLoadingMore={isLoadingMore}
            onReload={onReloadPictures}
          />
        </div>
        <FormActions>
          <LinkButton variant="ghost" href={backHref}>
            {c('cancel')}
          </LinkButton>
          <Button type="submit" variant="primary" isPending={isPending}>
            {t(isChange ? 'save' : 'create')}
          </Button>
        </FormActions>
      </Form>
    </div>
  );
}
