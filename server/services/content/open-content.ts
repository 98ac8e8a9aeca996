// Content as the exchange opens it: the folder that ships is read into the store, then readers and operators can work with it.
import { join } from 'node:path';

import type { Store } from '#server/store/open-store.ts';
import { type Content, createContent } from './content.ts';
import type { ContentEditor } from './content-editor.ts';
import { createContentEditor } from './create-content-editor.ts';
import { importContent, type ImportReport } from './import-content.ts';
import { readContentFolder } from './read-folder.ts';

export type OpenContent = {
  readonly content: Content;
  readonly contentEditor: ContentEditor;
  /** Refuses (Error) a folder that is not understood; then nothing is changed. */
  importFolder(folder: string): Promise<ImportReport>;
};

type Setting = {
  readonly store: Pick<Store, 'db'>;
  /** Read at the start. */
  readonly folder: string;
  readonly log: { info(details: object, text: string): void; error(details: object, text: string): void };
  readonly now?: () => number;
};

export const shippedContent = join(import.meta.dirname, '../../../content');

/** A folder that is not understood is told of, and what was there before stays. */
export async function openContent({ store, folder, log, now = Date.now }: Setting): Promise<OpenContent> {
  const content = createContent(store, now);
  const importFolder = async (from: string): Promise<ImportReport> => {
    const report = await importContent(store, readContentFolder(from), now());
    content.changed();
    return report;
  };
  try {
    const report = await importFolder(folder);
    if (report.added + report.changed > 0) log.info(report, 'content was read from files');
  } catch (error) {
    log.error({ err: error, folder }, 'content could not be read from files: what was there before stays');
  }
  return { content, contentEditor: createContentEditor(store, content.changed, now), importFolder };
}
