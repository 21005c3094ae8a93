import { CheckboxContext } from 'react-aria-components/Checkbox';
import { useSlottedContext } from 'react-aria-components/slots';
import { SelectionBox } from '../Choice/SelectionBox.tsx';

/** The box of a row: React Aria names it after the row, in its own languages. */
export function RowBox() {
  return <SelectionBox {...useSlottedContext(CheckboxContext, 'selection')} />;
}
