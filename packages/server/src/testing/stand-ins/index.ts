export * from './engines.ts';
export * from './language-models.ts';
export * from './openid.ts';
export * from './pictures.ts';
export * from './providers.ts';
export * from './stand-in.ts';
export * from './stripe.ts';
export * from './twilio.ts';
