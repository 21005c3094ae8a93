import { openDatabase } from '../database/index.ts';
import { fillLibrary } from './benchmark/data.ts';

/**
 * Gives a member so many pictures, without files, in the data folder of a server that does not run. Takes the folder, the
 * member's id and the count.
 */
export async function fillGallery(dataDir: string, member: string, pictures: number): Promise<void> {
  const db = await openDatabase({ databaseUrl: null, dataDir });
  try {
    await fillLibrary(db, member, { jobs: Math.ceil(pictures / 10), pictures });
  } finally {
    await db.close();
  }
}
