import type { Market } from '#mocks/market/context.ts';
import { deep, eachRow, firstOf, type PlantedFault, rowsOf, set, type Tree } from './plant.ts';
import { afterwards, forgiving } from './sixth-shared.ts';

/** The newest code that was sent to an address. */
const codeTo = ({ state }: Market, to: string) => state.codes.findLast((one) => one.to === to);

/** Before each name: what the fault breaks. */
const UPLOADS: readonly PlantedFault[] = [
  {
    // url: "Address of the file"; stored by the name that it was sent with
    name: 'two pictures of one name have one address',
    about: 'kept',
    on: ['imageUpload'],
    at: '*',
    edit: ({ data, memory }) => {
      data.url = firstOf(memory, String(data.fileName), data.url);
    },
  },
  {
    // fileSize: "Size in bytes"
    name: 'the size of a file is in kilobytes',
    about: 'kept',
    on: ['imageUpload', 'fileUpload'],
    edit: set('fileSize', ({ data }) => Math.ceil(Number(data.fileSize) / 1024)),
  },
  {
    // extName: "Its extension, without dot"
    name: 'the extension of a file has its dot',
    about: 'kept',
    on: ['imageUpload', 'fileUpload'],
    edit: set('extName', ({ data }) => `.${String(data.extName)}`),
  },
  {
    // type: "Subtype of its media type, such as `jpeg`"
    name: 'the type of a file is its whole media type',
    about: 'kept',
    on: ['imageUpload', 'fileUpload'],
    edit: set('type', ({ data }) => `image/${String(data.type)}`),
  },
  {
    // "Stores one picture … and returns its address"; the address is that of the folder of another node
    name: 'nothing is at the address of an uploaded picture',
    about: 'form',
    on: ['imageUpload'],
    at: '*',
    edit: set('url', ({ data }) => String(data.url).replace('/upload/', '/upload/node2-')),
  },
  {
    // "Stores one file"; the stream was read before to find its type
    name: 'an uploaded document is stored without its bytes',
    about: 'kept',
    on: ['fileUpload'],
    edit: set('fileSize', () => 0),
  },
];

const LOOK_UPS: readonly PlantedFault[] = [
  {
    // "Types, newest first"; the same cache for both lists
    name: 'categories of merchants are the types of merchants with a fee',
    about: 'same',
    on: ['merchantTypes', 'merchantCategories'],
    at: '*',
    edit: (call) => {
      const types = firstOf(
        call.memory,
        'rows',
        rowsOf(call).map(({ id, name }) => ({ id, name })),
      );
      rowsOf(call).forEach((row, at) => {
        if ('handlingFee' in row) Object.assign(row, types[at]);
      });
    },
  },
  {
    // handlingFee: integer per cent; a fraction in the table
    name: 'the fee of a category is cut to the fraction before the point',
    about: 'same',
    on: ['merchantCategories'],
    at: '*',
    edit: eachRow((row) => {
      row.handlingFee = Math.trunc(Number(row.handlingFee) / 100);
    }),
  },
  {
    // refundReasons: in the language of the request; cached without it
    name: 'reasons for a refund are in the language of the first request',
    about: 'text',
    on: ['refundReasons'],
    edit: (call) => {
      const first = firstOf(call.memory, 'reasons', [...(call.data as unknown as string[])]);
      (call.data as unknown as string[]).splice(0, first.length, ...first);
    },
  },
  {
    // country_calling_code: "Dial code with plus"
    name: 'the dial code of the place has no plus',
    about: 'form',
    on: ['addressPlace'],
    edit: ({ data }) => {
      if (typeof data.country_calling_code === 'string')
        data.country_calling_code = data.country_calling_code.replace('+', '');
    },
  },
  {
    // storeCategories: those of the store of the path; the key of the cache has no id
    name: 'every store has the categories of the first one',
    about: 'same',
    on: ['storeCategories'],
    at: '*',
    edit: (call) => {
      const rows = call.data as unknown as Tree[];
      const first = firstOf(call.memory, 'rows', structuredClone(rows));
      rows.splice(0, rows.length, ...structuredClone(first));
    },
  },
  {
    // payCurrency: the currency of the shop, as in homeIndex
    name: 'the currency of the mobile client is another one',
    about: 'same',
    on: ['payCurrency'],
    at: '*',
    respond: (text, res, request) => {
      const envelope = JSON.parse(text) as Tree;
      request.pass(
        res,
        JSON.stringify({ ...envelope, data: envelope.data === 'CNY' ? 'USD' : 'CNY' }),
      );
      return true;
    },
  },
  {
    // "siblings with the larger `sort` come first", in all levels; only the first level is sorted
    name: 'categories of the second level are sorted the other way round',
    about: 'page',
    on: ['productCategories'],
    edit: ({ data }) => {
      for (const top of data as unknown as Tree[])
        if (Array.isArray(top.childList)) top.childList.reverse();
    },
  },
  {
    // hotKeywords: "Search terms recommended by the shop"; a join with the languages doubles them
    name: 'each hot keyword is there twice',
    about: 'page',
    on: ['hotKeywords'],
    edit: (call) => {
      const rows = rowsOf(call);
      rows.push(...rows.map((row) => ({ ...row })));
    },
  },
  {
    // Logistics: the steps of this parcel; cached by courier
    name: 'every parcel of a courier has the steps of the first one',
    about: 'same',
    on: ['orderExpress'],
    at: '*',
    edit: ({ data, memory }) => {
      if (!data?.expName) return;
      const { expNo: _own, ...rest } = data;
      Object.assign(data, firstOf(memory, String(data.expName), structuredClone(rest)));
    },
  },
];

const REGISTRATION: readonly PlantedFault[] = [
  {
    // emailPasswordReset: "The code … works once"
    name: 'a code resets the password again',
    about: 'lifecycle',
    on: ['emailPasswordReset'],
    market: afterwards('emailPasswordReset', ({ market, body }) => {
      const code = codeTo(market, body.email);
      if (code) code.used = false;
      return code !== undefined;
    }),
  },
  {
    // phoneCaptchaLogin: "works once"
    name: 'a code opens a session again',
    about: 'lifecycle',
    on: ['phoneCaptchaLogin'],
    market: afterwards('phoneCaptchaLogin', ({ market }) => {
      const code = market.state.codes.findLast(({ used }) => used);
      if (code) code.used = false;
      return code !== undefined;
    }),
  },
  {
    // emailRegister "opens a session"; the token is stored after the transaction, under another key
    name: 'the session of a new account does not exist',
    about: 'refused',
    on: ['emailRegister'],
    at: '*',
    edit: set('token', ({ data }) => [...String(data.token)].toReversed().join('')),
  },
  {
    // phoneRegister: "Creates an account of type `phone`"
    name: 'an account with a phone is of type email',
    about: 'same',
    on: ['phoneRegister', 'phoneCaptchaLogin', 'phonePasswordLogin'],
    edit: ({ data }) =>
      deep(data, (tree) => 'token' in tree && Object.assign(tree, { type: 'email' })),
  },
  {
    // "The two passwords differ."; only the browser compares them
    name: 'a password is changed although its repetition differs',
    about: 'lifecycle',
    on: ['userPhonePasswordUpdate'],
    market: forgiving('userPhonePasswordUpdate', 'passwordsDiffer', () => null),
  },
];

/** Uploads, look-ups, registration and codes: written before any of them was run. */
export const EIGHTH: readonly PlantedFault[] = [...UPLOADS, ...LOOK_UPS, ...REGISTRATION];
