// The pictures of shared links: /pictures/spot/BTCUSDT.png, /pictures/pages/ar/markets.png.
import { drawPicture, TooManyPictures } from '../draw-picture.tsx';

export const dynamic = 'force-dynamic';

type Asked = { readonly params: Promise<{ readonly path: readonly string[] }> };

export async function GET(_request: Request, { params }: Asked): Promise<Response> {
  try {
    const picture = await drawPicture((await params).path.join('/'));
    if (picture === null) return new Response(null, { status: 404 });
    return new Response(picture, { headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=60' } });
  } catch (error) {
    const status = error instanceof TooManyPictures ? 503 : 502;
    return new Response(null, { status, headers: { 'retry-after': '5' } });
  }
}
