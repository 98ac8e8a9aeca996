// Reads a folder of content into the store.
import { importContentFolder } from '#lib/contract/calls/v1/operator/content/import.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveOperator } from '#server/http/serving/serve.ts';

export const serveImportContentFolder = serveOperator(
  importContentFolder,
  ['importFolder', 'contentEditor'],
  async (_request, { contentEditor }) => ({ lastChange: (await contentEditor.changes(1, null))[0]?.changeId ?? 0 }),
  async ({ folder }, { importFolder }) => {
    try {
      return await importFolder(folder);
    } catch (error) {
      return refuse('contentNotUnderstood', { reason: error instanceof Error ? error.message : String(error) });
    }
  },
);
