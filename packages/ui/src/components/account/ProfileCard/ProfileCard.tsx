import { linkLabels } from '@mirror-studio/domain/profile';
import { ownProfile } from '@mirror-studio/domain/texts/en/ownProfile';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { LinkIcon } from '../../../icons/index.ts';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './ProfileCard.css.ts';

export interface ProfileCardProps extends RootProps<HTMLElement> {
  /** What the person is called. */
  name: string;
  /** Without its @; null or left out for none. */
  handle?: string | null;
  /** What they say of themselves; lines stay lines. Default none. */
  words?: string;
  /** Addresses that were checked: they begin with https://. Default none. */
  links?: readonly string[];
  /** Address of a square picture; the first letter of the name stands in for it. */
  picture?: string;
  /** What is said beside the handle, such as a Badge. */
  mark?: ReactNode;
  /** Level of the name among the headings of the page. Default 2. */
  level?: 1 | 2 | 3 | 4;
}

const none: readonly string[] = [];

/** A creator as others see them: picture, name, handle, words and links. */
export function ProfileCard({
  name,
  handle = null,
  words = '',
  links = none,
  picture,
  mark,
  level = 2,
  ...rest
}: ProfileCardProps) {
  const t = useTexts('ownProfile', ownProfile);
  const labels = linkLabels(links);
  return (
    <article {...rootProps(rest, styles.root)}>
      <div className={styles.head}>
        <Avatar name={name} src={picture} size={80} />
        <div className={styles.who}>
          <Heading level={level} size="title">
            {name === '' ? <span className={styles.nameless}>{t('name')}</span> : <bdi>{name}</bdi>}
          </Heading>
          {handle !== null && handle !== '' && <p className={styles.handle}>@{handle}</p>}
          {mark && <div className={styles.mark}>{mark}</div>}
        </div>
      </div>
      {words !== '' && (
        <p dir="auto" className={styles.words}>
          {words}
        </p>
      )}
      {links.length > 0 && (
        <ul className={styles.links} aria-label={t('links')}>
          {links.map((link, at) => (
            <li key={link}>
              <a
                href={link}
                title={link}
                className={styles.link}
                target="_blank"
                rel="nofollow noopener ugc"
                referrerPolicy="no-referrer"
              >
                <span className={styles.icon}>
                  <LinkIcon size={16} />
                </span>
                {labels[at]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
