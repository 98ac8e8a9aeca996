// The name of the cookie that carries a session. Over HTTPS the browser knows it with a prefix in front.
export const sessionCookie = 'meridian.session_token';
