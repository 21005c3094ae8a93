// Generated from the files in `areas` by `pnpm generate`.
export * from './areas/account.ts';
export * from './areas/clients.ts';
export * from './areas/composer.ts';
export * from './areas/exports.ts';
export * from './areas/forensics.ts';
export * from './areas/gallery.ts';
export * from './areas/gallery-changes.ts';
export * from './areas/help.ts';
export * from './areas/jobs.ts';
export * from './areas/operations.ts';
export * from './areas/prompts.ts';
export * from './areas/proof.ts';
export * from './areas/second-factor.ts';
export * from './areas/sessions.ts';
export * from './areas/video.ts';
export * from './areas/wallet.ts';
export * from './areas/ways-in.ts';
