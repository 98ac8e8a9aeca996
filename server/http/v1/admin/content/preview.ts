// Shows Markdown as a page would.
import { previewContent } from '#lib/contract/calls/v1/admin/content/preview.ts';
import { writtenFor } from '#server/answers/content/read-content.ts';
import { serveDesk } from '#server/http/serving/serve.ts';
import { tagOf } from '#server/answers/content/tag-of.ts';

export const servePreviewContent = serveDesk(previewContent, [], null, ({ locale, body }) => writtenFor(body, tagOf(locale)));
