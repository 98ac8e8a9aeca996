// A page that found nothing to show at its address.
export { NotFoundNotice as default } from '../not-found-notice.tsx';
