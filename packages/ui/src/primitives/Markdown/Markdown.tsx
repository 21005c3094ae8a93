import { common } from '@mirror-studio/domain/texts/en/common';
import { Fragment, type HTMLAttributes, type ReactNode, type Ref, useMemo } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { cx } from '../../theme/cx.ts';
import { ours } from '../../theme/ours.ts';
import { hidden } from '../Field/Field.css.ts';
import * as styles from './Markdown.css.ts';
import { type Block, type Inline, parseMarkdown } from './parse.ts';

export interface MarkdownProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'style'> {
  /** The text. HTML in it is shown as it was typed; links go to the web, to mail and within the site only. */
  children: string;
  /** Level in the page of a heading with one `#`. Default 2. */
  baseLevel?: 1 | 2 | 3 | 4;
  /** Reaches the outer element. */
  ref?: Ref<HTMLDivElement>;
}

const levels = [1, 2, 3, 4, 5, 6] as const;

/** A text to read: help topics, legal pages. */
export function Markdown({ children, baseLevel = 2, className, ...rest }: MarkdownProps) {
  const t = useTexts('common', common);
  const blocks = useMemo(() => parseMarkdown(children), [children]);
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {keyed(blocks.map((block) => drawBlock(block, baseLevel, t('opensInNewTab'))))}
    </div>
  );
}

/** The parts of a text have no names and never change places. */
function keyed(parts: ReactNode[]): ReactNode[] {
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

function drawBlock(block: Block, baseLevel: number, newTab: string): ReactNode {
  const inline = (content: Inline[]) => keyed(content.map((part) => drawInline(part, newTab)));
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${levels[Math.min(block.level + baseLevel - 1, 6) - 1] ?? 6}` as const;
      const size = block.level === 1 ? 'one' : block.level === 2 ? 'two' : 'other';
      return (
        <Heading className={cx(styles.heading, styles.headingSize[size])}>{inline(block.content)}</Heading>
      );
    }
    case 'paragraph':
      return <p className={ours}>{inline(block.content)}</p>;
    case 'quote':
      return <blockquote className={styles.quote}>{inline(block.content)}</blockquote>;
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List className={styles.list}>
          {keyed(
            block.items.map((item) => (
              <li key="item" className={styles.item}>
                {inline(item)}
              </li>
            )),
          )}
        </List>
      );
    }
    case 'code':
      return (
        <pre className={styles.block}>
          <code className={ours}>{block.text}</code>
        </pre>
      );
    case 'rule':
      return <hr className={styles.rule} />;
  }
}

function drawInline(part: Inline, newTab: string): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'strong':
      return (
        <strong className={styles.strong}>
          {keyed(part.content.map((inner) => drawInline(inner, newTab)))}
        </strong>
      );
    case 'emphasis':
      return <em>{keyed(part.content.map((inner) => drawInline(inner, newTab)))}</em>;
    case 'code':
      return <code className={styles.code}>{part.text}</code>;
    case 'link': {
      const isElsewhere = /^https?:/i.test(part.href);
      return (
        <a
          href={part.href}
          className={styles.link}
          {...(isElsewhere ? { target: '_blank', rel: 'noreferrer' } : {})}
        >
          {keyed(part.content.map((inner) => drawInline(inner, newTab)))}
          {isElsewhere && <span className={hidden}> ({newTab})</span>}
        </a>
      );
    }
  }
}
