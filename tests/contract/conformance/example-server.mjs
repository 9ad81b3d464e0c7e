/** A minimal backend without code of the project: five operations, two of them wrong. */
import { createServer } from 'node:http';

const answers = {
  '/api/front/search/keyword': {
    code: 200,
    message: 'ok',
    data: [
      { id: 1, title: 'tea' },
      { id: 2, title: 'lamp' },
    ],
  },
  '/api/front/pay/method': {
    code: 200,
    message: 'ok',
    data: { paypalStatus: true, stripeStatus: true, wechatPaySwitch: false },
  },
  '/api/pc/login/getLoginPic': {
    code: 200,
    message: 'ok',
    data: { loginLeftImage: 'https://img.example.com/a.jpg' },
  },
  // Wrong: a price as a number, and a missing sales count.
  '/api/front/product/leaderboard': {
    code: 200,
    message: 'ok',
    data: [
      {
        id: 7,
        storeName: 'Teapot',
        image: 'https://img.example.com/7.jpg',
        price: 38.5,
        otPrice: '77.00',
      },
    ],
  },
  // Wrong: store types as text.
  '/api/front/merchant/all/type/list': { code: 200, message: 'ok', data: ['flagship', 'brand'] },
};

export const exampleServer = () =>
  createServer((req, res) => {
    const answer = answers[req.url ?? ''];
    res.setHeader('Content-Type', 'application/json;charset=UTF-8');
    if (answer) res.end(JSON.stringify(answer));
    else res.writeHead(404).end('{}');
  });
