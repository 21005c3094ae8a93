import { Password } from './index.ts';

interface Door {
  auth: (path: string, body: object, signal?: AbortSignal) => Promise<object>;
}

export const PasswordDoor = ({ auth }: Door) => (
  <Password
    effects={{
      signIn: (credentials, signal) => auth('token?grant_type=password', credentials, signal),
      signUp: async (credentials, signal) => ({
        signedIn: 'access_token' in (await auth('signup', credentials, signal)),
      }),
      setPassword: (given, signal) => auth('user', given, signal),
      sendCode: (_, signal) => auth('reauthenticate', {}, signal),
      resend: ({ email }, signal) => auth('resend', { type: 'signup', email }, signal),
      openProvider: async ({ provider }) => location.assign(`/auth/v1/authorize?provider=${provider}`),
      refuseSession: () => auth('logout', {}),
    }}
    mode="signIn"
    email=""
    providers={['github']}
  />
);
