import { choices } from '@mirror-studio/domain/texts/en/choices';
import type { ReactNode } from 'react';
import { Collection } from 'react-aria-components/Collection';
import { Header } from 'react-aria-components/Header';
import { ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { useTexts } from '../../i18n/useTexts.ts';
import { CheckIcon } from '../../icons/index.ts';
import type { SelectOption } from '../Select/Select.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as rows from './Options.css.ts';

/** Options under a name of their own. */
export interface OptionGroup<Value extends string = string> {
  /** Names the group. */
  title: string;
  options: readonly SelectOption<Value>[];
}

/** What can be chosen: options, groups of them, or both. */
export type OptionList<Value extends string = string> = readonly (SelectOption<Value> | OptionGroup<Value>)[];

const isGroup = <Value extends string>(
  entry: SelectOption<Value> | OptionGroup<Value>,
): entry is OptionGroup<Value> => 'options' in entry;

/** Every option of a list, those of groups among them. */
export const optionsIn = <Value extends string>(list: OptionList<Value>): readonly SelectOption<Value>[] =>
  list.flatMap((entry) => (isGroup(entry) ? entry.options : [entry]));

function OptionRow({ value, label, description, icon, isDisabled = false }: SelectOption) {
  return (
    <ListBoxItem id={value} textValue={label} isDisabled={isDisabled} className={rows.row}>
      {({ isSelected }) => (
        <>
          {icon !== undefined && <span className={rows.icon}>{icon}</span>}
          <span className={rows.words}>
            <span className={rows.label}>{label}</span>
            {description !== undefined && <span className={rows.description}>{description}</span>}
          </span>
          {isSelected && <CheckIcon size={16} className={rows.check} />}
        </>
      )}
    </ListBoxItem>
  );
}

/** The rows of a list box, with the names of their groups. */
export function OptionRows({ options }: { options: OptionList }) {
  return options.map((entry) =>
    isGroup(entry) ? (
      <ListBoxSection key={entry.title} id={`group ${entry.title}`} className={rows.section}>
        <Header className={rows.sectionTitle}>{entry.title}</Header>
        <Collection>
          {entry.options.map((option) => (
            <OptionRow key={option.value} {...option} />
          ))}
        </Collection>
      </ListBoxSection>
    ) : (
      <OptionRow key={entry.value} {...entry} />
    ),
  );
}

interface NoOptionsProps {
  isLoading: boolean;
  /** In place of "Nothing matches." */
  children: ReactNode;
}

/** What a list says that has no rows: that they are on their way, or that there are none. */
export function NoOptions({ isLoading, children }: NoOptionsProps) {
  const t = useTexts('choices', choices);
  return (
    <div className={rows.empty}>
      {isLoading && <Spinner size={16} />}
      {isLoading ? t('loading') : (children ?? t('noMatches'))}
    </div>
  );
}
