/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a fieldset is a part of a form */
import { clipboard } from '@mirror-studio/domain/texts/en/clipboard';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { type Copy, useClipboard } from '../../clipboard/useClipboard.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { CheckIcon } from '../../icons/index.ts';
import { type RootProps, rootProps } from '../../theme/rootProps.ts';
import * as field from '../Field/Field.css.ts';
import { FieldLabel } from '../Field/FieldParts.tsx';
import { Status } from '../Status/Status.tsx';
import * as styles from './ColourSwatchRow.css.ts';

/** A colour of a palette. */
export interface Colour {
  /** What it is called, such as "Ember". */
  name: string;
  /** As CSS writes it, such as `#f08a24`: it is shown and copied as it is. */
  value: string;
}

export interface ColourSwatchRowProps extends RootProps {
  /** What the colours are of. */
  label: string;
  /** The label is for screen readers alone. Default false. */
  isLabelHidden?: boolean;
  /** Each with a name and a value of its own. */
  colours: readonly Colour[];
  /** What a press does: copies the value, or chooses one of them. Default `copy`. */
  action?: 'copy' | 'choose';
  /** Copies a value; rejects when it cannot. Default the clipboard of the browser. */
  copy?: Copy;
  /** Hears what was copied. */
  onCopy?: (colour: Colour) => void;
  /** The value of the chosen colour, held by the parent; null for none. */
  value?: string | null;
  /** The value of the colour that is chosen first. */
  defaultValue?: string | null;
  /** Hears of another choice, by its value. */
  onChange?: (value: string) => void;
}

interface SwatchProps {
  colour: Colour;
  isMarked: boolean;
  words?: string;
}

function Swatch({ colour: { name, value }, isMarked, words = value }: SwatchProps) {
  return (
    <>
      <span className={styles.fill} style={assignInlineVars({ [styles.colour]: value })}>
        {isMarked && (
          <span className={styles.mark}>
            <CheckIcon size={16} />
          </span>
        )}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.value}>{words}</span>
    </>
  );
}

/** Each swatch is a button. What was copied is said until another is, or the focus goes. */
function Copying({ colours, copy, onCopy }: ColourSwatchRowProps): ReactNode {
  const t = useTexts('clipboard', clipboard);
  const { outcome: last, take, forget } = useClipboard<Colour>(copy);
  const press = async (colour: Colour) => {
    if (await take(colour.value, colour)) onCopy?.(colour);
  };
  const isCopied = ({ value }: Colour) => last?.isCopied === true && last.subject.value === value;
  const said = last && t(last.isCopied ? 'copiedName' : 'notCopiedName', { name: last.subject.name });
  return (
    <>
      <div className={styles.row}>
        {colours.map((colour) => (
          <Button
            key={colour.value}
            className={styles.swatch}
            onPress={() => void press(colour)}
            onBlur={forget}
          >
            <span className={field.hidden}>{t('copy')}</span>
            <Swatch
              colour={colour}
              isMarked={isCopied(colour)}
              {...(isCopied(colour) && { words: t('copied') })}
            />
          </Button>
        ))}
      </div>
      <Status className={last && !last.isCopied ? styles.failure : field.hidden}>{said}</Status>
    </>
  );
}

/** The palette of a picture: colours with their names, to be copied or to choose one of. */
export function ColourSwatchRow({ ref, ...props }: ColourSwatchRowProps) {
  const {
    label,
    isLabelHidden,
    colours,
    action = 'copy',
    copy: _copy,
    onCopy: _onCopy,
    value,
    defaultValue,
    onChange,
    ...rest
  } = props;
  const labelId = useId();
  if (action === 'copy') {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and nothing here is filled in
      <div role="group" aria-labelledby={labelId} {...rootProps(rest, field.root)} ref={ref}>
        <span className={isLabelHidden ? field.hidden : field.labelLine}>
          <span id={labelId} className={field.label}>
            {label}
          </span>
        </span>
        <Copying {...props} />
      </div>
    );
  }
  return (
    <RadioGroup
      {...rootProps(rest, field.root)}
      {...{ value, defaultValue, onChange }}
      ref={ref}
      orientation="horizontal"
    >
      <FieldLabel {...{ label, isLabelHidden }} elementType="span" />
      <div className={styles.row}>
        {colours.map((colour) => (
          <RadioField key={colour.value} value={colour.value} className={styles.item}>
            <RadioButton className={styles.swatch}>
              {({ isSelected }) => <Swatch colour={colour} isMarked={isSelected} />}
            </RadioButton>
          </RadioField>
        ))}
      </div>
    </RadioGroup>
  );
}
