/** A tiny client of the contract. */
const HEADERS = { 'Form-type': 'pc', 'Accept-Language': 'en' };

async function call(origin: string, path: string, init: RequestInit = {}) {
  const headers = { ...HEADERS, ...init.headers };
  const response = await fetch(`${origin}/api/front/${path}`, { ...init, headers });
  const { code, message, data } = await response.json();
  if (code !== 200) throw new Error(message);
  return data;
}

/** Names of the first products, or why there are none. */
export async function productNames(origin: string): Promise<string> {
  try {
    const { list } = await call(origin, 'product/list?page=1&limit=3');
    return list.map((product: { storeName: string }) => product.storeName).join(', ') || 'Nothing';
  } catch {
    return 'The shop cannot be reached.';
  }
}

/** The text beside the cart. */
export async function cartText(origin: string, email: string, password: string): Promise<string> {
  const json = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ email, password });
  const { token } = await call(origin, 'login/email', { method: 'POST', headers: json, body });
  const headers = { 'Authori-zation': token };
  const { count } = await call(origin, 'cart/count?type=total&numType=true', { headers });
  return `${count} in your cart`;
}
