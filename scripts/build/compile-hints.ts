// Marks the scripts that every page runs as a whole: a browser that knows the mark compiles them beside the page's own thread, while they come in.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod/mini';

/**
 * V8's mark: https://v8.dev/blog/explicit-compile-hints. Without it most functions are compiled when they are first called, one by one, in
 * the way of the page.
 */
const mark = '//# allFunctionsCalledOnLoad\n';

const manifest = z.object({ rootMainFiles: z.array(z.string()) });

/** Marks the scripts of a build in `folder`, once: a second time changes nothing. */
export async function markForCompiling(folder: string): Promise<void> {
  const { rootMainFiles } = manifest.parse(JSON.parse(await readFile(join(folder, 'build-manifest.json'), 'utf8')));
  await Promise.all(
    rootMainFiles.map(async (name) => {
      const script = await readFile(join(folder, name), 'utf8');
      if (!script.startsWith(mark)) await writeFile(join(folder, name), mark + script);
    }),
  );
}
