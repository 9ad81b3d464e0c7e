import { cancelWallet, captureWallet, queryScan, startPayment } from '../market/payments.ts';
import { type HandlersOf, shopper } from './types.ts';
import { money } from './wire.ts';

type Ids = 'payMethods' | 'payStart' | 'walletCapture' | 'walletCancel' | 'scanPayResult';

export const payHandlers: HandlersOf<Ids> = {
  payMethods: () => ({
    paypalStatus: true,
    stripeStatus: true,
    wechatPaySwitch: true,
    publishableKey: 'pk_test_market',
  }),
  payStart: (ask) => {
    const { order, payTypeBefore, redirect, clientSecret } = startPayment(
      ask.market,
      shopper(ask).id,
      ask.body,
    );
    return {
      status: false,
      payType: payTypeBefore,
      orderNo: order.no,
      redirect: redirect?.startsWith('/') ? ask.origin + redirect : redirect,
      stripeClientSecret: clientSecret,
    };
  },
  walletCapture: (ask) => {
    const { status, order } = captureWallet(ask.market, {
      token: ask.body.token,
      payerId: ask.body.payerID,
    });
    return { status, payPrice: money(order.payPrice), orderNo: order.no };
  },
  walletCancel: (ask) => {
    cancelWallet(ask.market, ask.body.token);
    return true;
  },
  scanPayResult: (ask) => queryScan(ask.market, shopper(ask).id, ask.params.orderNo),
};
