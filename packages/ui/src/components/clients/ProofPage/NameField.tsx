import { proofLimits } from '@mirror-studio/domain/constants/clients';
import { proof as texts } from '@mirror-studio/domain/texts/en/proof';
import { useTexts } from '../../../i18n/useTexts.ts';
import { TextField } from '../../../primitives/TextField/TextField.tsx';

interface NameFieldProps {
  name: string;
  onNameChange: ((name: string) => void) | undefined;
  /** Something was to be sent without one. */
  isMissing: boolean;
}

/** Who says it: the link tells nobody. */
export function NameField({ name, onNameChange, isMissing }: NameFieldProps) {
  const t = useTexts('proof', texts);
  return (
    <TextField
      label={t('yourName')}
      autoComplete="name"
      maxLength={proofLimits.clientCharacters}
      value={name}
      onChange={onNameChange}
      {...(isMissing && name.trim() === '' && { isInvalid: true, errorMessage: t('nameProblem') })}
    />
  );
}
