import { sql } from 'drizzle-orm';
import type { TestServer } from '../../testing/index.ts';

interface Hung {
  readonly prompt?: string;
  readonly secondsAgo?: number;
  readonly purpose?: string;
  readonly project?: string | null;
  readonly model?: string;
  readonly type?: string;
  readonly favourite?: boolean;
  readonly path?: string;
}

/** Writes down a picture as the worker does, without drawing it. Returns its id. */
export async function hang({ services }: TestServer, owner: string, hung: Hung = {}): Promise<string> {
  const { prompt = 'Salt flats', secondsAgo = 0, purpose = 'result', project = 'Halcyon' } = hung;
  const { model = 'sample', type = 'image', favourite = false, path = 'x' } = hung;
  const id = crypto.randomUUID();
  await services.db.run(
    sql`insert into studio.media (id, member, purpose, path, name, type, media_type, bytes, width, height, placeholder, model,
        project, prompt, favourite, created_at)
      values (${id}, ${owner}, ${purpose}, ${path}, ${prompt}, ${type}, ${type === 'video' ? 'video/mp4' : 'image/png'}, 1,
        768, 1024, 'data:,', ${model}, ${project}, ${prompt}, ${favourite}, now() - make_interval(secs => ${secondsAgo}))`,
  );
  return id;
}
