import { pathOf } from '@mirror-studio/domain/access';

/** In the address of the sign-in page, so that a reload and a bookmark keep the method that was chosen. */
export const signInMethod = {
  name: 'with',
  password: 'password',
  recovery: 'recovery',
  newPassword: 'new-password',
} as const;

/** Where somebody who is signed in chooses another password. */
export const newPasswordPath = `${pathOf('login')}?${signInMethod.name}=${signInMethod.newPassword}`;
