import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readImageEngines } from './image-engines.ts';

const folder = mkdtempSync(join(tmpdir(), 'engines-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

test('each engine has an id and a label of its own, in the order of their names', () => {
  const engines = readImageEngines({
    IMAGE_ENGINE_DRAW_THINGS_TYPE: 'automatic1111',
    IMAGE_ENGINE_DRAW_THINGS_URL: 'http://127.0.0.1:7860/',
    IMAGE_ENGINE_ATTIC_TYPE: 'comfyui',
    IMAGE_ENGINE_ATTIC_URL: 'http://10.0.0.4:8188',
    IMAGE_ENGINE_ATTIC_LABEL: 'The attic',
    IMAGE_ENGINE_ATTIC_MODEL: 'ink.safetensors',
    PORT: '4310',
  });
  expect(Object.entries(engines)).toEqual([
    [
      'engine-attic',
      {
        type: 'comfyui',
        label: 'The attic',
        url: 'http://10.0.0.4:8188',
        key: null,
        model: 'ink.safetensors',
        workflow: null,
      },
    ],
    [
      'engine-draw-things',
      {
        type: 'automatic1111',
        label: 'draw things',
        url: 'http://127.0.0.1:7860',
        key: null,
        model: null,
        workflow: null,
      },
    ],
  ]);
});

const comfy = { TYPE: 'comfyui', URL: 'http://127.0.0.1:8188' };
test.each([
  [{ TYPE: 'comfy', URL: 'http://a' }, /^IMAGE_ENGINE_X_TYPE must be comfyui, automatic1111 or openai\.$/],
  [{ URL: 'http://a' }, /^IMAGE_ENGINE_X_TYPE must be/],
  [{ TYPE: 'openai' }, /^IMAGE_ENGINE_X_URL must be given/],
  [{ TYPE: 'openai', URL: 'file:///etc/passwd' }, /^IMAGE_ENGINE_X_URL must be an address/],
  [{ TYPE: 'openai', URL: 'http://a' }, /^IMAGE_ENGINE_X_MODEL must name a model/],
  [comfy, /^IMAGE_ENGINE_X_MODEL must name a checkpoint/],
  [{ ...comfy, WORKFLOW: '/nowhere.json' }, /^IMAGE_ENGINE_X_WORKFLOW must be the path/],
  [{ ...comfy, WORKFLOW: file('page.json', '{"nodes": []}') }, /^IMAGE_ENGINE_X_WORKFLOW must be a workflow/],
  [
    { ...comfy, WORKFLOW: file('deaf.json', '{"1": {"class_type": "SaveImage"}}') },
    /^IMAGE_ENGINE_X_WORKFLOW must have {{prompt}}/,
  ],
  [{ TYPE: 'automatic1111', URL: 'http://a', WORKFLOW: 'w.json' }, /^IMAGE_ENGINE_X_WORKFLOW is for/],
])('%j does not start', (settings, problem) => {
  const variables = Object.fromEntries(
    Object.entries(settings).map(([part, value]) => [`IMAGE_ENGINE_X_${part}`, value]),
  );
  expect(() => readImageEngines(variables)).toThrow(problem);
});

test('a workflow of one’s own is read', () => {
  const path = file('own.json', '{"1": {"class_type": "Own", "inputs": {"say": "{{prompt}}"}}}');
  const engines = readImageEngines({
    IMAGE_ENGINE_X_TYPE: 'comfyui',
    IMAGE_ENGINE_X_URL: 'http://127.0.0.1:8188',
    IMAGE_ENGINE_X_WORKFLOW: path,
  });
  expect(engines['engine-x']?.workflow).toEqual({ 1: { class_type: 'Own', inputs: { say: '{{prompt}}' } } });
});
