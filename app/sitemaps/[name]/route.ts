// One sitemap, such as ar-spot.xml: the pages of one kind in one language, each with its versions in all others.
import { localeTable } from '#lib/i18n/locales.ts';
import { isPageKind, listedPages } from '../listed-pages.ts';
import { pageAddresses } from '../../addresses/page-addresses.ts';
import { siteOrigin } from '../../environment/site-origin.ts';
import { answerXml, writeSitemap } from '../sitemap-text.ts';

export const dynamic = 'force-dynamic';

type Asked = { readonly params: Promise<{ readonly name: string }> };

export async function GET(_request: Request, { params }: Asked): Promise<Response> {
  const [, code = '', kind = ''] = /^([A-Za-z-]+)-([a-z\d]+)\.xml$/.exec((await params).name) ?? [];
  const tag = localeTable.find((locale) => locale.code === code)?.tag;
  if (tag === undefined || !isPageKind(kind)) return new Response(null, { status: 404 });
  const origin = await siteOrigin();
  const entries = (await listedPages[kind]()).map(({ path, changed }) => {
    const { canonical, languages } = pageAddresses(origin, tag, path);
    return { address: canonical, versions: languages, changed };
  });
  return answerXml(writeSitemap(entries));
}
