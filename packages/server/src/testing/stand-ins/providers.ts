import type { ProviderAdapter } from '../../config/index.ts';
import { type GivenPicture, givenPictures } from './pictures.ts';
import { type Answer, sendJson } from './stand-in.ts';

/** How a provider refuses, as its documentation has it: the status and the body. */
export interface ProviderRefusal {
  readonly status: number;
  readonly body: unknown;
}

/** The protocol of a provider, spoken on this machine. */
export interface ProviderProtocol {
  /** Where it begins, below the address of the stand-in. */
  readonly base: string;
  /** Gives a picture for each request. */
  readonly gives: (picture: GivenPicture) => Answer;
  /** Its own refusals: of a key, of the number of requests, of a prompt, of a field. */
  readonly refusals: Readonly<
    Record<'key' | 'busy' | 'request', ProviderRefusal & { readonly words: string }>
  >;
  /** Refuses what the prompt asks for, as only it does. */
  readonly moderates: Answer;
}

const openAiError = (status: number, message: string, code: string) => ({
  status,
  body: { error: { message, type: 'invalid_request_error', param: null, code } },
  words: message,
});

const openAi: ProviderProtocol = {
  base: '/v1',
  gives: (picture) => async (_, reply) =>
    sendJson(reply, {
      created: 1,
      data: [{ b64_json: (await givenPictures[picture]()).toString('base64') }],
    }),
  refusals: {
    key: openAiError(401, 'Incorrect API key provided.', 'invalid_api_key'),
    busy: openAiError(429, 'Rate limit reached for images per minute.', 'rate_limit_exceeded'),
    request: openAiError(400, 'Invalid size.', 'invalid_value'),
  },
  moderates: (_, reply) => {
    const { body } = openAiError(
      400,
      'Your request was rejected by the safety system.',
      'moderation_blocked',
    );
    sendJson(reply, body, 400);
  },
};

const googleError = (code: number, message: string, status: string, reason?: string) => ({
  status: code,
  body: { error: { code, message, status, ...(reason ? { details: [{ reason }] } : {}) } },
  words: message,
});

const google: ProviderProtocol = {
  base: '/v1beta',
  gives: (picture) => async (_, reply) => {
    const data = (await givenPictures[picture]()).toString('base64');
    sendJson(reply, {
      candidates: [
        {
          content: { role: 'model', parts: [{ inlineData: { mimeType: 'image/png', data } }] },
          finishReason: 'STOP',
          index: 0,
        },
      ],
      usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
    });
  },
  refusals: {
    key: googleError(400, 'API key not valid.', 'INVALID_ARGUMENT', 'API_KEY_INVALID'),
    busy: googleError(429, 'Resource has been exhausted.', 'RESOURCE_EXHAUSTED'),
    request: googleError(400, 'Invalid value at image_config.', 'INVALID_ARGUMENT'),
  },
  moderates: (_, reply) =>
    sendJson(reply, {
      candidates: [{ content: { role: 'model', parts: [] }, finishReason: 'IMAGE_SAFETY', index: 0 }],
      usageMetadata: { promptTokenCount: 1, totalTokenCount: 1 },
    }),
};

const blackForestLabs: ProviderProtocol = {
  base: '/v1',
  gives: (picture) => {
    let polls = 0;
    return async ({ method, path }, reply, url) => {
      if (method === 'POST') return sendJson(reply, { id: 'r1', polling_url: `${url}/v1/get_result?id=r1` });
      if (path.startsWith('/sample')) {
        reply.writeHead(200, { 'Content-Type': 'image/png' }).end(await givenPictures[picture]());
        return;
      }
      polls += 1;
      const ready = { id: 'r1', status: 'Ready', result: { sample: `${url}/sample.png` } };
      return sendJson(reply, polls > 1 ? ready : { id: 'r1', status: 'Pending', result: null });
    };
  },
  refusals: {
    key: { status: 403, body: { detail: 'Not authenticated' }, words: 'Not authenticated' },
    busy: { status: 429, body: { detail: 'Too many tasks' }, words: 'Too many tasks' },
    request: {
      status: 422,
      body: {
        detail: [{ loc: ['body', 'aspect_ratio'], msg: 'Value is not a valid ratio', type: 'value_error' }],
      },
      words: 'Value is not a valid ratio',
    },
  },
  moderates: ({ method }, reply, url) =>
    sendJson(
      reply,
      method === 'POST'
        ? { id: 'r1', polling_url: `${url}/v1/get_result?id=r1` }
        : { id: 'r1', status: 'Request Moderated', result: null },
    ),
};

/** The protocols of the providers, by the adapters that speak them. */
export const providerProtocols: Readonly<Record<ProviderAdapter, ProviderProtocol>> = {
  openai: openAi,
  'openai-compatible': openAi,
  google,
  'black-forest-labs': blackForestLabs,
};
