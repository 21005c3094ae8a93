import type { Combinations } from '@mirror-studio/domain/prompts';
import { common } from '@mirror-studio/domain/texts/en/common';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { promptStudio as texts } from '@mirror-studio/domain/texts/en/promptStudio';
import { useId } from 'react';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { RetryIcon, ShootIcon } from '../../../icons/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './PromptExamples.css.ts';

export interface PromptExamplesProps extends RootProps<HTMLElement> {
  /** `empty`: there is no prompt. `reading`: what it becomes is on its way. `failed`: it could not be read. */
  state: 'empty' | 'reading' | 'read' | 'failed';
  /** Resolved, all different. While another prompt is read, those of the one before. */
  examples?: readonly string[];
  /** How many ways there are. */
  combinations?: Combinations;
  /** A whole number, under which the examples are drawn. */
  seed: number;
  /** Draws others; left out where nothing can be drawn. */
  onDraw?: () => void;
  /** Takes one to the shoot, by its place from 0. */
  onShoot?: (example: number) => void;
  /** Reads the prompt again after that failed. */
  onRetry?: () => void;
}

/** A text cut behind its commas and full stops. */
const partsOf = (text: string) => text.split(/(?<=[,.]\s)/);

/** What a prompt can become: in how many ways, and some of them, drawn under a seed. */
export function PromptExamples({
  state,
  examples = [],
  combinations,
  seed,
  onDraw,
  onShoot,
  onRetry,
  ...rest
}: PromptExamplesProps) {
  const t = useTexts('promptStudio', texts);
  const e = useTexts('errors', errors);
  const c = useTexts('common', common);
  const number = new Intl.NumberFormat(useTextLocale());
  const titleId = useId();
  const isKnown = state !== 'empty' && examples.length > 0 && combinations !== undefined;
  const isOne = combinations?.count === 1;
  const isShared = (part: string) =>
    examples.length > 1 && examples.every((example) => partsOf(example).includes(part));
  return (
    <section
      aria-labelledby={titleId}
      aria-busy={state === 'reading' || undefined}
      {...rootProps(rest, styles.root)}
    >
      <h2 id={titleId} className={styles.title}>
        {t('examples')}
      </h2>
      {state === 'empty' && <p className={styles.note}>{t('examplesEmpty')}</p>}
      {state === 'failed' && (
        <div role="alert" className={styles.failed}>
          <p>{t('examplesFailed')}</p>
          <Button size="small" icon={<RetryIcon size={16} />} onPress={onRetry}>
            {e('action_retry')}
          </Button>
        </div>
      )}
      {state === 'reading' && !isKnown && (
        <div className={styles.list}>
          <span className={styles.hidden}>{c('loading')}</span>
          {[1, 2, 3].map((line) => (
            <span key={line} className={styles.waiting} />
          ))}
        </div>
      )}
      {isKnown && state !== 'failed' && (
        <>
          <div className={styles.head}>
            <p className={styles.count}>
              {combinations.exact
                ? t('combinations', { count: combinations.count })
                : t('combinationsMore', { most: combinations.count })}
            </p>
            {!isOne && (
              <p className={styles.seed}>
                {t('seed', { seed: number.format(seed) })}
                <IconButton
                  size="small"
                  label={t('drawAgain')}
                  icon={<RetryIcon size={16} />}
                  isDisabled={onDraw === undefined}
                  onPress={onDraw}
                />
              </p>
            )}
          </div>
          <ol className={styles.list}>
            {examples.map((example, at) => (
              <li key={example} className={styles.example}>
                <p className={styles.text}>
                  {partsOf(example).map((part, place) => (
                    <span key={place} className={isShared(part) ? styles.shared : undefined}>
                      {part}
                    </span>
                  ))}
                </p>
                {!isOne && (
                  <IconButton
                    size="small"
                    label={t('shootThis', { number: at + 1 })}
                    icon={<ShootIcon size={18} />}
                    isDisabled={state === 'reading' || onShoot === undefined}
                    onPress={() => onShoot?.(at)}
                  />
                )}
              </li>
            ))}
          </ol>
          {!isOne && <p className={styles.note}>{t('beginFirst')}</p>}
        </>
      )}
    </section>
  );
}
