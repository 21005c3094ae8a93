import { type GivenPicture, givenPictures } from './pictures.ts';
import { type Answer, sendJson } from './stand-in.ts';

/** ComfyUI: takes a workflow, says twice that it is not done, then gives the picture. */
export function comfyUi(picture: GivenPicture): Answer {
  let asked = 0;
  return async ({ path }, reply) => {
    if (path === '/prompt') return sendJson(reply, { prompt_id: 'p-1', number: 1, node_errors: {} });
    if (path === '/upload/image')
      return sendJson(reply, { name: 'kept.webp', subfolder: 'in', type: 'input' });
    if (path.startsWith('/view')) {
      reply.writeHead(200, { 'Content-Type': 'image/png' }).end(await givenPictures[picture]());
      return;
    }
    if (path !== '/history/p-1') return void reply.writeHead(200).end();
    asked += 1;
    if (asked < 3) return sendJson(reply, {});
    const images = [
      { filename: 'seen.png', subfolder: '', type: 'temp' },
      { filename: 'ink one.png', subfolder: 'day', type: 'output' },
    ];
    return sendJson(reply, {
      'p-1': {
        status: { status_str: 'success', completed: true, messages: [] },
        outputs: { saved: { images } },
      },
    });
  };
}

/** ComfyUI, when a node could not do its work. */
export const comfyUiFails: Answer = ({ path }, reply) => {
  if (path === '/prompt') return sendJson(reply, { prompt_id: 'p-1' });
  const error = ['execution_error', { node_type: 'KSampler', exception_message: 'Allocation on device' }];
  return sendJson(reply, {
    'p-1': { status: { status_str: 'error', messages: [['execution_start', {}], error] }, outputs: {} },
  });
};

/** AUTOMATIC1111's web UI. */
export const automatic1111 =
  (picture: GivenPicture): Answer =>
  async (_, reply) =>
    sendJson(reply, {
      images: [(await givenPictures[picture]()).toString('base64')],
      parameters: {},
      info: '{}',
    });
