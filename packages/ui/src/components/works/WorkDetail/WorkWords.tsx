import type { Work } from '@mirror-studio/domain/contract';
import { shootStyles } from '@mirror-studio/domain/photo-shoot';
import { formatDay } from '@mirror-studio/domain/texts';
import { community } from '@mirror-studio/domain/texts/en/community';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { report } from '@mirror-studio/domain/texts/en/report';
import { rights } from '@mirror-studio/domain/texts/en/rights';
import { works as texts } from '@mirror-studio/domain/texts/en/works';
import { textOfLicence } from '@mirror-studio/domain/works';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { BookmarkIcon, HeartIcon, LibraryIcon, ModerationIcon, RemixIcon } from '../../../icons/index.ts';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { ToggleButton } from '../../../primitives/ToggleButton/ToggleButton.tsx';
import { SampleMark } from '../../SampleMark.tsx';
import { shapeOfWork } from '../shapeOfWork.ts';
import { Credit } from './Credit.tsx';
import * as styles from './WorkDetail.css.ts';

interface WorkWordsProps {
  work: Work;
  profileHrefOf: (handle: string) => string;
  tagHrefOf: (tag: string) => string;
  workHrefOf: ((id: string) => string) | undefined;
  onUse: (() => void) | undefined;
  isUsing: boolean;
  onSavedChange: ((isSaved: boolean) => void) | undefined;
  onLikedChange: ((isLiked: boolean) => void) | undefined;
  onReport: (() => void) | undefined;
  why: readonly string[] | undefined;
  family: ReactNode;
}

/** The picture, or the words of a prompt, and everything that is said of it. */
export function WorkWords({
  work,
  profileHrefOf,
  tagHrefOf,
  workHrefOf,
  onUse,
  isUsing,
  onSavedChange,
  onLikedChange,
  onReport,
  why,
  family,
}: WorkWordsProps) {
  const t = useTexts('works', texts);
  const m = useTexts('community', community);
  const p = useTexts('photoShoot', photoShoot);
  const r = useTexts('rights', rights);
  const rt = useTexts('report', report);
  const locale = useTextLocale();
  const number = new Intl.NumberFormat(locale);
  const { title, author, prompt, tags, allowsRemix, version, likes, isLiked } = work;
  const isPrompt = work.type === 'prompt';
  const isSaved = work.savedId !== null;
  const style = shootStyles.find((known) => known === work.style);
  const licence = textOfLicence(work.licence);
  const facts = [
    [t('published'), formatDay(work.publishedAt, locale)],
    version !== null && [t('version'), String(version)],
    !onLikedChange && [m('likes'), number.format(likes)],
    style && [t('style'), p(`style_${style}`)],
    work.aspectRatio !== null && [t('ratio'), work.aspectRatio],
    [t('licence'), licence === null ? t('noLicence') : r(licence)],
    [t('remixes'), t(allowsRemix ? 'remix' : 'noRemix')],
    work.remixes > 0 && [t('remixesMade'), number.format(work.remixes)],
  ].filter((fact) => Array.isArray(fact));
  const { ratio, width } = shapeOfWork(work);
  const name = author.name || author.handle;
  const use = onUse && (
    <div className={styles.acts}>
      <Button
        size="small"
        icon={isPrompt ? <RemixIcon size={18} /> : <LibraryIcon size={18} />}
        isPending={isUsing}
        onPress={onUse}
      >
        {t(isPrompt ? 'fork' : 'use')}
      </Button>
    </div>
  );
  return (
    <div className={styles.parts}>
      {isPrompt ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is long, keys scroll it.
        <section className={styles.sheet} aria-label={t('promptTitle')} tabIndex={0}>
          <p className={styles.prompt} dir="auto">
            {prompt}
          </p>
        </section>
      ) : (
        <div className={styles.picture} style={{ '--shape': width } as CSSProperties}>
          <Image
            key={work.id}
            src={work.url ?? ''}
            placeholder={work.placeholder ?? undefined}
            ratio={ratio}
            loading="eager"
            alt={t('picture', { title })}
          />
        </div>
      )}
      <div className={styles.words}>
        <div className={styles.head}>
          <Link href={profileHrefOf(author.handle)} className={styles.author}>
            <Avatar name={name} {...(author.picture !== null && { src: author.picture })} />
            <span className={styles.names}>
              <span className={styles.name} dir="auto">
                {name}
              </span>
              <span className={styles.handle}>@{author.handle}</span>
            </span>
          </Link>
          {work.isSample && <SampleMark />}
          <div className={styles.acts}>
            {onLikedChange && (
              <ToggleButton
                size="small"
                isSelected={isLiked}
                onChange={onLikedChange}
                icon={<HeartIcon size={18} className={isLiked ? styles.filled : undefined} />}
              >
                {m('like')}
                {likes > 0 && <span className={styles.figure}>{number.format(likes)}</span>}
              </ToggleButton>
            )}
            {onSavedChange && (
              <ToggleButton
                size="small"
                isSelected={isSaved}
                onChange={onSavedChange}
                icon={<BookmarkIcon size={18} className={isSaved ? styles.filled : undefined} />}
              >
                {t(isSaved ? 'isSaved' : 'save')}
              </ToggleButton>
            )}
          </div>
        </div>
        {work.remixOf && <Credit of={work.remixOf} hrefOf={workHrefOf} />}
        {!isPrompt && (
          <div className={styles.part}>
            <h3 className={styles.label}>{t('promptTitle')}</h3>
            {prompt === null ? (
              <p className={styles.quiet}>{t('promptKept')}</p>
            ) : (
              <p className={styles.prompt} dir="auto">
                {prompt}
              </p>
            )}
            {use}
          </div>
        )}
        {isPrompt && use}
        {tags.length > 0 && (
          <ul className={styles.tags} aria-label={t('tags')}>
            {tags.map((tag) => (
              <li key={tag}>
                <Link href={tagHrefOf(tag)} className={styles.tag}>
                  {tag}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <dl className={styles.facts}>
          {facts.map(([label, fact]) => [
            <dt key={label} className={styles.label}>
              {label}
            </dt>,
            <dd key={fact} className={styles.fact}>
              {fact}
            </dd>,
          ])}
        </dl>
        {why && (
          <div className={styles.part}>
            <h3 className={styles.label}>{t('why')}</h3>
            {why.map((sentence) => (
              <p key={sentence} className={styles.quiet} dir="auto">
                {sentence}
              </p>
            ))}
          </div>
        )}
        {family}
        {onReport && (
          <div className={styles.quietAct}>
            <Button variant="ghost" size="small" icon={<ModerationIcon size={18} />} onPress={onReport}>
              {rt('report')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
