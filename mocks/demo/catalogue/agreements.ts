import type { Text } from '../../market/model.ts';
import { parseText, perLang } from '../../market/localised.ts';

/** Heading and paragraph, each in five languages. */
type Part = readonly [string, string];

const PRIVACY_PARTS: readonly Part[] = [
  [
    '账号与资料 | Your account | Votre compte | บัญชีของคุณ | ບັນຊີຂອງທ່ານ',
    '注册时我们只收集登录、配送与售后所需的资料。您可以随时在个人中心更正，也可以要求我们删除。 | When you register we keep only what is needed to sign you in, deliver your orders and help you afterwards. You can correct it in your account at any time and ask us to delete it. | À l’inscription, nous ne gardons que ce qu’il faut pour vous connecter, livrer vos commandes et vous aider ensuite. Vous pouvez le corriger à tout moment dans votre compte et nous demander de l’effacer. | เมื่อสมัคร เราเก็บเฉพาะข้อมูลที่จำเป็นต่อการเข้าสู่ระบบ การจัดส่ง และการช่วยเหลือ คุณแก้ไขได้ทุกเมื่อและขอให้ลบได้ | ເມື່ອສະໝັກ ພວກເຮົາເກັບສະເພາະຂໍ້ມູນທີ່ຈຳເປັນຕໍ່ການເຂົ້າສູ່ລະບົບ ການຈັດສົ່ງ ແລະ ການຊ່ວຍເຫຼືອ ທ່ານແກ້ໄຂໄດ້ທຸກເວລາ ແລະ ຂໍໃຫ້ລຶບໄດ້',
  ],
  [
    '订单与付款 | Orders and payment | Commandes et paiement | คำสั่งซื้อและการชำระเงิน | ຄຳສັ່ງຊື້ ແລະ ການຈ່າຍເງິນ',
    '下单即与商家达成买卖约定。付款由支付机构处理，我们不保存卡号。 | An order is an agreement between you and the store. Payment is handled by the payment provider, and we never keep card numbers. | Une commande est un accord entre vous et la boutique. Le paiement est traité par le prestataire, nous ne conservons aucun numéro de carte. | คำสั่งซื้อเป็นข้อตกลงระหว่างคุณกับร้านค้า การชำระเงินดำเนินการโดยผู้ให้บริการ เราไม่เก็บหมายเลขบัตร | ຄຳສັ່ງຊື້ແມ່ນຂໍ້ຕົກລົງລະຫວ່າງທ່ານກັບຮ້ານຄ້າ ການຈ່າຍເງິນດຳເນີນໂດຍຜູ້ໃຫ້ບໍລິການ ພວກເຮົາບໍ່ເກັບເລກບັດ',
  ],
  [
    '退款 | Refunds | Remboursements | การคืนเงิน | ການຄືນເງິນ',
    '待发货与已完成的订单可以申请退款。商家会答复，结果显示在退款页面。 | You can ask for a refund before an order ships and after it is completed. The store answers, and the result is shown on the refund page. | Vous pouvez demander un remboursement avant l’expédition et après la fin de la commande. La boutique répond et le résultat figure sur la page du remboursement. | ขอคืนเงินได้ก่อนจัดส่งและหลังคำสั่งซื้อเสร็จสิ้น ร้านค้าจะตอบกลับ และแสดงผลในหน้าการคืนเงิน | ຂໍຄືນເງິນໄດ້ກ່ອນຈັດສົ່ງ ແລະ ຫຼັງຄຳສັ່ງຊື້ສຳເລັດ ຮ້ານຄ້າຈະຕອບກັບ ແລະ ສະແດງຜົນໃນໜ້າການຄືນເງິນ',
  ],
  [
    '信息的使用 | How we use information | Utilisation des informations | การใช้ข้อมูล | ການໃຊ້ຂໍ້ມູນ',
    '我们把收件资料交给相关商家与承运人，不用于其他目的，也不出售。 | We pass delivery details to the store and the carrier of your order. We use them for nothing else and sell them to nobody. | Nous transmettons les coordonnées de livraison à la boutique et au transporteur. Elles ne servent à rien d’autre et ne sont vendues à personne. | เราส่งข้อมูลจัดส่งให้ร้านค้าและบริษัทขนส่งของคำสั่งซื้อนั้น ไม่ใช้เพื่อการอื่นและไม่ขายให้ใคร | ພວກເຮົາສົ່ງຂໍ້ມູນຈັດສົ່ງໃຫ້ຮ້ານຄ້າ ແລະ ບໍລິສັດຂົນສົ່ງຂອງຄຳສັ່ງຊື້ນັ້ນ ບໍ່ໃຊ້ເພື່ອການອື່ນ ແລະ ບໍ່ຂາຍໃຫ້ໃຜ',
  ],
];

const SETTLEMENT_PARTS: readonly Part[] = [
  [
    '入驻资格 | Who can sell here | Qui peut vendre ici | ใครขายที่นี่ได้ | ໃຜຂາຍຢູ່ນີ້ໄດ້',
    '申请人须为合法登记的企业或个人工作坊，所交资料须真实有效。 | You apply as a registered business or as a workshop of your own, with papers that are genuine and valid. | Vous postulez en tant qu’entreprise immatriculée ou atelier indépendant, avec des documents authentiques et valables. | ผู้สมัครต้องเป็นธุรกิจจดทะเบียนหรือช่างฝีมืออิสระ และใช้เอกสารที่เป็นจริงและยังไม่หมดอายุ | ຜູ້ສະໝັກຕ້ອງເປັນທຸລະກິດທີ່ຈົດທະບຽນ ຫຼື ຊ່າງຝີມືອິດສະຫຼະ ແລະ ໃຊ້ເອກະສານທີ່ຖືກຕ້ອງ ແລະ ຍັງບໍ່ໝົດອາຍຸ',
  ],
  [
    '审核 | How we decide | Examen de la demande | การพิจารณา | ການພິຈາລະນາ',
    '我们通常在 15 个工作日内答复。未通过时会说明原因，您可以修改后再次提交。 | We usually answer within 15 working days. If we refuse, we say why, and you can correct the application and send it again. | Nous répondons en général sous 15 jours ouvrés. En cas de refus, nous indiquons le motif et vous pouvez corriger puis renvoyer la candidature. | โดยปกติเราตอบภายใน 15 วันทำการ หากไม่ผ่านเราจะแจ้งเหตุผล และคุณแก้ไขแล้วส่งใหม่ได้ | ປົກກະຕິພວກເຮົາຕອບພາຍໃນ 15 ວັນລັດຖະການ ຖ້າບໍ່ຜ່ານພວກເຮົາຈະແຈ້ງເຫດຜົນ ແລະ ທ່ານແກ້ໄຂແລ້ວສົ່ງໃໝ່ໄດ້',
  ],
  [
    '费用 | Fees | Frais | ค่าธรรมเนียม | ຄ່າທຳນຽມ',
    '开店免费。每笔成交按所选商家分类的比例收取手续费。 | Opening a store is free. From each sale we keep the percentage of your merchant category. | L’ouverture d’une boutique est gratuite. Sur chaque vente, nous gardons le pourcentage de votre catégorie de vendeur. | เปิดร้านไม่มีค่าใช้จ่าย เราเก็บค่าธรรมเนียมจากการขายแต่ละครั้งตามประเภทผู้ขาย | ເປີດຮ້ານບໍ່ເສຍຄ່າ ພວກເຮົາເກັບຄ່າທຳນຽມຈາກການຂາຍແຕ່ລະເທື່ອຕາມປະເພດຜູ້ຂາຍ',
  ],
  [
    '商家的责任 | What you promise | Vos engagements | หน้าที่ของผู้ขาย | ໜ້າທີ່ຂອງຜູ້ຂາຍ',
    '商品须与描述一致并按时发货，及时回应退款与咨询。 | Products match their description and ship on time. You answer questions and requests for refunds promptly. | Les articles correspondent à leur description et partent à temps. Vous répondez sans tarder aux questions et aux demandes de remboursement. | สินค้าต้องตรงตามคำอธิบายและจัดส่งตรงเวลา ตอบคำถามและคำขอคืนเงินโดยไม่ชักช้า | ສິນຄ້າຕ້ອງກົງຕາມຄຳອະທິບາຍ ແລະ ຈັດສົ່ງໃຫ້ທັນເວລາ ຕອບຄຳຖາມ ແລະ ຄຳຂໍຄືນເງິນໂດຍບໍ່ຊັກຊ້າ',
  ],
];

function agreement(parts: readonly Part[]): Text {
  const texts = parts.map(([title, text]) => ({ title: parseText(title), text: parseText(text) }));
  return perLang((lang) =>
    texts.map(({ title, text }) => `<h3>${title[lang]}</h3>\n<p>${text[lang]}</p>`).join('\n'),
  );
}

export const PRIVACY_AGREEMENT = agreement(PRIVACY_PARTS);
export const SETTLEMENT_AGREEMENT = agreement(SETTLEMENT_PARTS);
