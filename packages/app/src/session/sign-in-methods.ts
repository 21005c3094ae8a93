import { pathOf } from '@mirror-studio/domain/access';

/** In the address of the sign-in page, so that a reload and a bookmark keep the method that was chosen. */
export const signInMethod = {
  name: 'with',
  password: 'password',
  code: 'code',
  recovery: 'recovery',
  newPassword: 'new-password',
} as const;

/** Where the code of a mail is typed that was asked for elsewhere. */
export const codePath = `${pathOf('login')}?${signInMethod.name}=${signInMethod.code}`;

/** Where somebody who is signed in chooses another password. */
export const newPasswordPath = `${pathOf('login')}?${signInMethod.name}=${signInMethod.newPassword}`;
