import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Disclosure as AriaDisclosure,
  type DisclosureProps as AriaDisclosureProps,
  DisclosurePanel,
} from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import { ChevronDownIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import { ariaOf } from '../../theme/rootProps.ts';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps extends Omit<AriaDisclosureProps, 'children' | 'className' | 'style'> {
  /** What is inside; the words do not change when it opens. */
  title: ReactNode;
  /** Level of its heading in the page. Default 3. */
  level?: 2 | 3 | 4 | 5 | 6;
  /** What is shown when it is expanded. */
  children: ReactNode;
  /** Added to the classes of the outer element. */
  className?: string;
  /** Reaches the outer element. */
  ref?: Ref<HTMLDivElement>;
}

/** More of it, for those who want it. The browser's find-in-page opens it. */
export function Disclosure({ title, level = 3, children, className, ...rest }: DisclosureProps) {
  return (
    <AriaDisclosure
      {...rest}
      render={(dom) => <div {...ariaOf(rest)} {...dom} />}
      className={cx(styles.root, className)}
    >
      <Heading level={level} className={styles.heading}>
        <Button slot="trigger" className={styles.button}>
          {title}
          <ChevronDownIcon size={18} className={styles.arrow} />
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel}>
        <div className={styles.content}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
