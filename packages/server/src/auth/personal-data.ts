import { sql } from 'drizzle-orm';
import { byColumn, type HeldTable, type Person } from '../account-data/held.ts';

const byUser = byColumn('user_id');
const ofSession = ({ id }: Person) =>
  sql`t.session_id in (select id from studio_auth.sessions where user_id = ${id}::uuid)`;
const ofFactor = ({ id }: Person) =>
  sql`t.factor_id in (select id from studio_auth.factors where user_id = ${id}::uuid)`;
const byProviderFlow = ({ id, email }: Person) =>
  sql`(t.linking_user_id = ${id}::uuid or lower(t.said ->> 'email') = lower(${email}::text))`;
const ofChange = ({ id }: Person) =>
  sql`t.change_id in (select id from studio_auth.address_changes where user_id = ${id}::uuid)`;
const ofFlow = ({ id }: Person) =>
  sql`t.flow_id in (select id from studio_auth.flows where user_id = ${id}::uuid)`;

/** All of it goes with the row of the user: sessions end by that, and the log may not be touched before. */
const erased = 'withSignIn';

export const personalData: readonly HeldTable[] = [
  {
    table: 'studio_auth.users',
    of: byColumn('id'),
    key: ['id'],
    given: { file: 'account', without: ['password_hash'] },
    erased,
  },
  {
    table: 'studio_auth.sessions',
    of: byUser,
    key: ['created_at', 'id'],
    given: { file: 'sessions', without: ['remembered_id'] },
    erased,
  },
  {
    table: 'studio_auth.security_events',
    of: byUser,
    key: ['place'],
    given: { file: 'securityLog' },
    erased,
  },
  {
    table: 'studio_auth.known_devices',
    of: byUser,
    key: ['device'],
    given: { file: 'devices' },
    erased,
  },
  {
    table: 'studio_auth.known_networks',
    of: byUser,
    key: ['network'],
    given: { file: 'networks', without: ['network'] },
    erased,
  },
  {
    table: 'studio_auth.identities',
    of: byUser,
    key: ['id'],
    given: { file: 'identities' },
    erased,
  },
  {
    table: 'studio_auth.provider_flows',
    of: byProviderFlow,
    key: ['id'],
    given: { withheld: 'secret' },
    erased: 'deleted',
  },
  {
    table: 'studio_auth.factors',
    of: byUser,
    key: ['id'],
    given: { file: 'secondFactors', without: ['secret', 'used_step'] },
    erased,
  },
  {
    table: 'studio_auth.recovery_codes',
    of: byUser,
    key: ['hash'],
    given: { file: 'recoveryCodes', without: ['hash'] },
    erased,
  },
  {
    table: 'studio_auth.email_tokens',
    of: byUser,
    key: ['created_at', 'hash'],
    given: {
      file: 'links',
      without: ['hash', 'code_hash', 'code_network', 'flow_id', 'password_hash', 'place'],
    },
    erased,
  },
  {
    table: 'studio_auth.reauthentications',
    of: byUser,
    key: ['user_id'],
    given: { withheld: 'secret' },
    erased,
  },
  {
    table: 'studio_auth.phone_changes',
    of: byUser,
    key: ['user_id'],
    given: { file: 'phoneChanges', without: ['code_hash'] },
    erased,
  },
  { table: 'studio_auth.phone_codes', of: byUser, key: ['network'], given: { withheld: 'secret' }, erased },
  {
    table: 'studio_auth.remembered_browsers',
    of: byUser,
    key: ['id'],
    given: { file: 'rememberedBrowsers', without: ['hash'] },
    erased,
  },
  {
    table: 'studio_auth.address_changes',
    of: byUser,
    key: ['id'],
    given: { file: 'addressChanges' },
    erased,
  },
  { table: 'studio_auth.address_proofs', of: ofChange, key: ['hash'], given: { withheld: 'secret' }, erased },
  { table: 'studio_auth.flows', of: byUser, key: ['id'], given: { withheld: 'secret' }, erased },
  { table: 'studio_auth.codes', of: ofFlow, key: ['hash'], given: { withheld: 'secret' }, erased },
  {
    table: 'studio_auth.refresh_tokens',
    of: ofSession,
    key: ['hash'],
    given: { withheld: 'secret' },
    erased,
  },
  { table: 'studio_auth.challenges', of: ofFactor, key: ['id'], given: { withheld: 'secret' }, erased },
];
