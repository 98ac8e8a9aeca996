// Shows Markdown as a page would.
import { previewContent } from '#lib/contract/calls/v1/admin/content/preview.ts';
import { writtenFor } from '#server/http/content/read-content.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { tagOf } from '#server/http/content/tag-of.ts';

export const servePreviewContent = serveUser(previewContent, [], ({ locale, body }) => writtenFor(body, tagOf(locale)));
