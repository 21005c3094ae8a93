import { resolve } from 'node:path';
import { diskReserveBytes } from '@mirror-studio/domain/constants/storage';
import type { PurchasingMode } from '@mirror-studio/domain/economy';
import { defaultFlags, FlagError, type Flags, productionFlags, readFlags } from '@mirror-studio/domain/flags';
import type { EngineId } from '@mirror-studio/domain/photo-shoot';
import * as v from 'valibot';
import { type AuthProviderConfigs, readAuthProviders } from './auth-providers.ts';
import { type AuthSettings, authSettingVariables, readAuthSettings } from './auth-settings.ts';
import { type ImageEngineConfig, readImageEngines } from './image-engines.ts';
import { type ImageModelConfig, imageModelVariables, readImageModels } from './image-models.ts';
import { type LanguageModelConfig, languageModelVariables, readLanguageModel } from './language-model.ts';
import { type PaymentConfig, paymentVariables, readPayments } from './payments.ts';
import { type RateLimitFigures, readRateLimits } from './rate-limits.ts';
import { readSms, type SmsConfig, smsVariables } from './sms.ts';
import { StartError } from './start-error.ts';
import { readTrustProxy, type TrustProxy } from './trust-proxy.ts';
import { address, onOrOff, text, web, wholeNumber } from './variables.ts';

export interface Config extends AuthSettings {
  readonly host: string;
  /** 0 asks for any free port. */
  readonly port: number;
  readonly production: boolean;
  /** Null: everything in memory, gone when the server stops (tests). */
  readonly dataDir: string | null;
  /** With fewer bytes free on a disk that is written to, the server says that it is not well. */
  readonly diskReserveBytes: number;
  /** A PostgreSQL instead of the embedded database. */
  readonly databaseUrl: string | null;
  /** A hosted auth service (`https://<project>/auth/v1`) instead of the embedded one. */
  readonly authUrl: string | null;
  /** The hosted project's public (anon) key: with it the hosted service is asked whether sessions still stand. */
  readonly authApiKey: string | null;
  /** The third parties that may say who somebody is, at the embedded service. */
  readonly authProviders: AuthProviderConfigs;
  /** The built-in provider for trying out: only on a machine without another, never in production. */
  readonly localProvider: boolean;
  /** Where people reach the product; links in mail lead there. Null: where the server listens. */
  readonly siteUrl: string | null;
  /** Further origins that a sign-in may return to. */
  readonly redirectOrigins: readonly string[];
  /** Null: messages are kept in the local inbox. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Who sends text messages; null: nobody signs in by phone. */
  readonly sms: SmsConfig | null;
  /**
   * The proxies whose X-Forwarded-For is believed: as many as stand before the server, or those of these networks.
   * Null: none, the address of the connection counts.
   */
  readonly trustProxy: TrustProxy;
  /** Every limit of a network is so many times as high: for places where many people share one address. */
  readonly networkLimitFactor: number;
  /** Limits of requests with other figures than the product's. */
  readonly rateLimits: RateLimitFigures;
  /** The built web app; null: API only. */
  readonly appDir: string | null;
  readonly ffmpegPath: string | null;
  /** Everything is free while it is on (§1): the same flag that the web app is built with. */
  readonly alpha: boolean;
  /** Whether coins can be bought: likewise. */
  readonly purchasing: PurchasingMode;
  /** Who takes the money: given where purchases are live, and only there. */
  readonly payments: PaymentConfig | null;
  /** Visitors may open demonstration accounts: likewise. */
  readonly demo: boolean;
  /** A database that nobody is in begins with a small community of samples. */
  readonly sampleCommunity: boolean;
  readonly media: {
    readonly dir: string | null;
    /** An S3-compatible store instead of the folder. */
    readonly s3: {
      readonly endpoint: string | null;
      readonly region: string;
      readonly bucket: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    } | null;
  };
  /** By the id of the domain's catalogue, `provider-a` and so on: only those with a key. */
  readonly imageModels: Readonly<Record<string, ImageModelConfig>>;
  /** Engines of one's own, by their ids, in the order of their names. */
  readonly imageEngines: Readonly<Record<EngineId, ImageEngineConfig>>;
  /** Varies and improves prompts; null: the built-in composer does, in the browser. */
  readonly languageModel: LanguageModelConfig | null;
}

const port = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (given) => /^\d{1,5}$/.test(given) && Number(given) <= 65_535,
    'must be a whole number from 0 to 65535',
  ),
  v.transform(Number),
);

const environment = v.object({
  HOST: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty')), '127.0.0.1'),
  PORT: v.optional(port, '4310'),
  NODE_ENV: v.optional(
    v.picklist(['development', 'production', 'test'], 'must be development, production or test'),
    'development',
  ),
  DATA_DIR: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty')), '.data'),
  DISK_RESERVE_MB: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check((given) => /^\d{1,7}$/.test(given), 'must be a whole number of megabytes from 0 to 9999999'),
      v.transform(Number),
    ),
    String(diskReserveBytes / 1_000_000),
  ),
  DATABASE_URL: address('postgres:', 'postgresql:'),
  AUTH_URL: web(),
  AUTH_API_KEY: text,
  ...authSettingVariables,
  SITE_URL: web(),
  REDIRECT_ORIGINS: text,
  SMTP_URL: address('smtp:', 'smtps:'),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty()), 'Mirror Studio <studio@localhost>'),
  TRUST_PROXY: text,
  NETWORK_LIMIT_FACTOR: wholeNumber(1, 999_999, 1),
  RATE_LIMITS: text,
  APP_DIR: text,
  FFMPEG_PATH: text,
  SAMPLE_COMMUNITY: onOrOff,
  MEDIA_DIR: text,
  MEDIA_S3_ENDPOINT: web(),
  MEDIA_S3_REGION: v.optional(v.string(), 'auto'),
  MEDIA_S3_BUCKET: text,
  MEDIA_S3_ACCESS_KEY_ID: text,
  MEDIA_S3_SECRET_ACCESS_KEY: text,
  ...imageModelVariables,
  ...languageModelVariables,
  ...paymentVariables,
  ...smsVariables,
});
type Environment = v.InferOutput<typeof environment>;

/**
 * Reads the configuration from environment variables; an empty one counts as absent.
 * Returns it complete with defaults. Throws StartError with one line that names the variable and what it must be.
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const result = v.safeParse(environment, given);
  if (!result.success) {
    const [issue] = result.issues;
    throw new StartError(`${v.getDotPath(issue) ?? 'The configuration'} ${issue.message}.`);
  }
  const env = result.output;
  const production = env.NODE_ENV === 'production';
  if (production && env.SITE_URL === undefined) {
    throw new StartError('SITE_URL must be given in production: links in mail lead there.');
  }
  if (production && env.SMTP_URL === undefined && env.AUTH_URL === undefined) {
    throw new StartError('SMTP_URL must be given in production: the local inbox is not served there.');
  }
  const dataDir = resolve(env.DATA_DIR);
  const authProviders = readAuthProviders(given, production);
  const { alpha, purchasing, demo } = readProductFlags(given, production ? productionFlags : defaultFlags);
  return {
    host: env.HOST,
    port: env.PORT,
    production,
    dataDir,
    diskReserveBytes: env.DISK_RESERVE_MB * 1_000_000,
    databaseUrl: env.DATABASE_URL ?? null,
    authUrl: env.AUTH_URL?.replace(/\/+$/, '') ?? null,
    authApiKey: env.AUTH_API_KEY ?? null,
    authProviders,
    localProvider: !production && env.AUTH_URL === undefined && Object.keys(authProviders).length === 0,
    ...readAuthSettings(env),
    siteUrl: env.SITE_URL === undefined ? null : new URL(env.SITE_URL).origin,
    redirectOrigins: readOrigins(env.REDIRECT_ORIGINS),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    sms: readSms(env, {
      hasInbox: !production && env.SMTP_URL === undefined && env.AUTH_URL === undefined,
      production,
    }),
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    networkLimitFactor: env.NETWORK_LIMIT_FACTOR,
    rateLimits: readRateLimits(env.RATE_LIMITS),
    appDir: env.APP_DIR === undefined ? null : resolve(env.APP_DIR),
    ffmpegPath: env.FFMPEG_PATH ?? null,
    alpha,
    purchasing,
    payments: readPayments(env, purchasing, production),
    demo,
    sampleCommunity: env.SAMPLE_COMMUNITY,
    media: { dir: resolve(env.MEDIA_DIR ?? `${dataDir}/media`), s3: readS3(env) },
    imageModels: readImageModels(env),
    imageEngines: readImageEngines(given),
    languageModel: readLanguageModel(env),
  };
}

function readOrigins(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      if (URL.canParse(part) && /^https?:$/.test(new URL(part).protocol)) return new URL(part).origin;
      throw new StartError(
        'REDIRECT_ORIGINS must be addresses that start with http:// or https://, with commas between.',
      );
    });
}

function readS3(env: Environment): Config['media']['s3'] {
  if (env.MEDIA_S3_BUCKET === undefined) return null;
  if (env.MEDIA_S3_ACCESS_KEY_ID === undefined || env.MEDIA_S3_SECRET_ACCESS_KEY === undefined) {
    throw new StartError('MEDIA_S3_BUCKET needs MEDIA_S3_ACCESS_KEY_ID and MEDIA_S3_SECRET_ACCESS_KEY.');
  }
  return {
    endpoint: env.MEDIA_S3_ENDPOINT ?? null,
    region: env.MEDIA_S3_REGION,
    bucket: env.MEDIA_S3_BUCKET,
    accessKeyId: env.MEDIA_S3_ACCESS_KEY_ID,
    secretAccessKey: env.MEDIA_S3_SECRET_ACCESS_KEY,
  };
}

function readProductFlags(variables: Readonly<Record<string, string | undefined>>, defaults: Flags): Flags {
  try {
    return readFlags(variables, defaults);
  } catch (error) {
    if (error instanceof FlagError) throw new StartError(error.message);
    throw error;
  }
}
