import { createHash } from 'node:crypto';
import type { AuthUser } from './users.ts';

/** What others may know of a user. */
export type PublicUser = Pick<
  AuthUser,
  | 'id'
  | 'email'
  | 'is_anonymous'
  | 'phone'
  | 'phone_confirmed_at'
  | 'email_confirmed_at'
  | 'last_sign_in_at'
  | 'user_metadata'
  | 'factors'
  | 'identities'
  | 'email_identity'
  | 'created_at'
  | 'updated_at'
> &
  Partial<Pick<AuthUser, 'new_email' | 'email_change_sent_at' | 'new_phone' | 'phone_change_sent_at'>>;

/** A user as the client library knows it (§3). An anonymous one has an empty address and no identities. */
export function userBody(user: PublicUser) {
  const iso = (moment: Date | null) => moment?.toISOString() ?? null;
  const verified = user.email_confirmed_at !== null;
  const email = user.email ?? '';
  const confirmedAt = iso(user.email_confirmed_at ?? user.phone_confirmed_at);
  const phoneFields = user.phone !== null && {
    phone: user.phone,
    phone_verified: user.phone_confirmed_at !== null,
  };
  const isAnonymous = user.is_anonymous;
  const identities = [
    ...(user.email_identity ? [emailIdentity(user)] : []),
    ...(phoneFields ? [phoneIdentity(user, phoneFields)] : []),
    ...user.identities.map(toIdentity(user)),
  ];
  const providers = [...new Set(identities.map(({ provider }) => provider))];
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    email_confirmed_at: iso(user.email_confirmed_at),
    ...(phoneFields && { phone_confirmed_at: iso(user.phone_confirmed_at) }),
    confirmed_at: confirmedAt,
    phone: user.phone ?? '',
    ...(user.new_email && {
      new_email: user.new_email,
      email_change_sent_at: iso(user.email_change_sent_at ?? null),
    }),
    ...(user.new_phone && {
      new_phone: user.new_phone,
      phone_change_sent_at: iso(user.phone_change_sent_at ?? null),
    }),
    last_sign_in_at: iso(user.last_sign_in_at),
    app_metadata: isAnonymous ? {} : { provider: providers[0] ?? 'email', providers },
    user_metadata: isAnonymous
      ? user.user_metadata
      : { ...user.user_metadata, email, email_verified: verified, ...phoneFields, sub: user.id },
    identities: isAnonymous ? [] : identities,
    factors: user.factors,
    created_at: iso(user.created_at),
    updated_at: iso(user.updated_at),
    is_anonymous: isAnonymous,
  };
}

/** The address as a way in. Its id is that of the user, of whom it is the only one. */
function emailIdentity(user: PublicUser) {
  const email = user.email ?? '';
  return {
    identity_id: user.id,
    id: user.id,
    user_id: user.id,
    identity_data: {
      email,
      email_verified: user.email_confirmed_at !== null,
      phone_verified: false,
      sub: user.id,
    },
    provider: 'email',
    // The hosted service dates it from the beginning.
    last_sign_in_at: (user.last_sign_in_at ?? user.created_at).toISOString(),
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    email,
  };
}

/** By what the number of a user is named as a way in: beside their address it takes a name of its own. */
export function phoneIdentityId({ id }: Pick<PublicUser, 'id'>): string {
  const hex = createHash('sha256').update(`phone:${id}`).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

/** The number as a way in, likewise. */
function phoneIdentity(user: PublicUser, said: object) {
  return {
    identity_id: phoneIdentityId(user),
    id: user.id,
    user_id: user.id,
    identity_data: { email_verified: false, ...said, sub: user.id },
    provider: 'phone',
    last_sign_in_at: (user.last_sign_in_at ?? user.created_at).toISOString(),
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
  };
}

const toIdentity =
  (user: PublicUser) =>
  ({ id, provider, subject, email, email_verified, name, ...moments }: PublicUser['identities'][number]) => ({
    identity_id: id,
    id: subject,
    user_id: user.id,
    identity_data: {
      sub: subject,
      provider_id: subject,
      email: email ?? '',
      email_verified,
      phone_verified: false,
      ...(name !== null && { name, full_name: name }),
    },
    provider,
    last_sign_in_at: new Date(moments.last_sign_in_at).toISOString(),
    created_at: new Date(moments.created_at).toISOString(),
    updated_at: new Date(moments.updated_at).toISOString(),
    email: email ?? '',
  });
