import { proof as texts } from '@mirror-studio/domain/texts/en/proof';
import { useState } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Form } from '../../../primitives/Form/Form.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import * as styles from './ProofPage.css.ts';

interface UnlockFormProps {
  onUnlock: ((password: string) => void) | undefined;
  isPending: boolean;
  problem: string | undefined;
}

/** Asks for the password of a link. */
export function UnlockForm({ onUnlock, isPending, problem }: UnlockFormProps) {
  const t = useTexts('proof', texts);
  const [password, setPassword] = useState('');
  return (
    <div className={styles.unlock}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('unlockTitle')}</h1>
        <p className={styles.note}>{t('unlockWords')}</p>
      </div>
      <Form validationBehavior="aria" onSubmit={() => password !== '' && onUnlock?.(password)}>
        <TextField
          type="password"
          label={t('password')}
          autoComplete="off"
          value={password}
          onChange={setPassword}
          {...(problem !== undefined && { isInvalid: true, errorMessage: problem })}
        />
        <Button type="submit" variant="primary" isPending={isPending}>
          {t('unlock')}
        </Button>
      </Form>
    </div>
  );
}
