// Makes digests beside the page, by the crypto of the platform.

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

const encoder = new TextEncoder();
const digest = async (text: string) => hex(await crypto.subtle.digest('SHA-256', encoder.encode(text)));

addEventListener('message', ({ data }: MessageEvent<{ id: number; texts: readonly string[] }>) => {
  void Promise.all(data.texts.map(digest)).then((digests) => postMessage({ id: data.id, digests }));
});
