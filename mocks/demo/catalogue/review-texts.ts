import type { Lang } from '../../market/model.ts';

export type Mood = 'good' | 'medium' | 'poor';

/** Words that fit any product. */
export const COMMENTS: Readonly<Record<Lang, Readonly<Record<Mood, readonly string[]>>>> = {
  'zh-CN': {
    good: [
      '做工细致，和图片一致，包装也用心。',
      '第二次买了，这次送给妈妈，她很喜欢。',
      '物流很快，打开没有异味，质感超出预期。',
      '用了三周再来评价，一点问题都没有。',
      '颜色比图片柔和，实物更好看。',
      '客服回答得很耐心，东西也没让我失望。',
      '价格合适，细节到位，会推荐给朋友。',
    ],
    medium: [
      '东西不错，就是快递晚了两天。',
      '整体满意，比想象中小一点。',
      '质量可以，包装盒有点压痕。',
    ],
    poor: ['和描述有差距，已经申请退款，商家处理得还算快。', '收到时外盒破了，希望改进包装。'],
  },
  en: {
    good: [
      'Exactly as pictured, and better made than I expected.',
      'Bought one for myself and went back for a second as a present.',
      'Arrived two days early and packed with care.',
      'I waited a month before writing this. Still delighted.',
      'Feels solid and looks lovely. My sister has already asked where I got it.',
      'Good value, no fuss, would buy again.',
      'The store answered my question within the hour and the rest went smoothly.',
    ],
    medium: [
      'Nice thing, although delivery took longer than promised.',
      'Good overall. A little smaller than it looks in the pictures.',
      'Does what it should. The box was dented but nothing inside was harmed.',
    ],
    poor: [
      'Not quite what the description led me to expect, so I sent it back.',
      'Arrived with a mark on it. The refund was quick, at least.',
    ],
  },
  fr: {
    good: [
      'Conforme aux photos et très bien fini, je recommande.',
      'Offert à ma mère, qui en est ravie.',
      'Livraison rapide et emballage soigné.',
      'Je l’utilise depuis trois semaines sans le moindre défaut.',
      'La couleur est encore plus belle en vrai.',
      'Très bon rapport qualité-prix, je reviendrai.',
    ],
    medium: [
      'Bel article, mais la livraison a pris du retard.',
      'Un peu plus petit que prévu, sinon rien à redire.',
      'Correct pour le prix, carton un peu abîmé.',
    ],
    poor: [
      'Déçue par rapport à la description, je l’ai renvoyé.',
      'Reçu avec une rayure, dommage.',
    ],
  },
  th: {
    good: [
      'สวยตรงปก งานละเอียดกว่าที่คิด',
      'ซื้อให้แม่ แม่ชอบมาก',
      'ส่งไว ห่อมาดี ไม่มีรอย',
      'ใช้มาสามสัปดาห์แล้ว ยังดีเหมือนใหม่',
      'คุณภาพเกินราคา จะกลับมาซื้ออีก',
      'ร้านตอบเร็ว แนะนำดี',
    ],
    medium: [
      'ของดี แต่ส่งช้ากว่าที่แจ้งไว้สองวัน',
      'เล็กกว่าในรูปนิดหน่อย โดยรวมพอใจ',
      'ใช้ได้ตามราคา กล่องบุบเล็กน้อย',
    ],
    poor: ['ไม่ตรงกับคำบรรยาย ขอคืนเงินแล้ว', 'ได้รับของมีรอย อยากให้ห่อดีกว่านี้'],
  },
  lo: {
    good: [
      'ງາມຄືໃນຮູບ ເຮັດລະອຽດຫຼາຍ',
      'ຊື້ໃຫ້ແມ່ ແມ່ມັກຫຼາຍ',
      'ສົ່ງໄວ ຫໍ່ມາດີ ບໍ່ມີຮອຍ',
      'ໃຊ້ມາສາມອາທິດແລ້ວ ຍັງດີຄືໃໝ່',
      'ຄຸນນະພາບເກີນລາຄາ ຈະກັບມາຊື້ອີກ',
    ],
    medium: ['ເຄື່ອງດີ ແຕ່ສົ່ງຊ້າກວ່າທີ່ແຈ້ງໄວ້', 'ນ້ອຍກວ່າໃນຮູບໜ້ອຍໜຶ່ງ ແຕ່ພໍໃຈ'],
    poor: ['ບໍ່ກົງກັບຄຳບັນຍາຍ ຂໍຄືນເງິນແລ້ວ'],
  },
};

export const REPLIES: Readonly<Record<Lang, Readonly<Record<Mood, readonly string[]>>>> = {
  'zh-CN': {
    good: ['谢谢您的支持，欢迎再来。', '您喜欢就好，祝使用愉快。'],
    medium: ['感谢反馈，我们已经和承运方核对时效。'],
    poor: ['很抱歉，客服已与您联系处理。'],
  },
  en: {
    good: ['Thank you, we hope to see you again.', 'So glad it found a good home.'],
    medium: ['Thank you for telling us. We have raised it with the carrier.'],
    poor: ['We are sorry. Our service team has written to you.'],
  },
  fr: {
    good: ['Merci beaucoup, au plaisir de vous revoir.'],
    medium: ['Merci de votre retour, nous en avons parlé au transporteur.'],
    poor: ['Nous sommes désolés, notre service client vous a écrit.'],
  },
  th: {
    good: ['ขอบคุณที่อุดหนุน หวังว่าจะได้บริการอีก'],
    medium: ['ขอบคุณสำหรับคำแนะนำ เราแจ้งบริษัทขนส่งแล้ว'],
    poor: ['ขออภัยในความไม่สะดวก ทีมงานติดต่อคุณแล้ว'],
  },
  lo: {
    good: ['ຂອບໃຈຫຼາຍ ຫວັງວ່າຈະໄດ້ບໍລິການອີກ'],
    medium: ['ຂອບໃຈສຳລັບຄຳແນະນຳ ພວກເຮົາແຈ້ງບໍລິສັດຂົນສົ່ງແລ້ວ'],
    poor: ['ຂໍອະໄພ ທີມງານຕິດຕໍ່ທ່ານແລ້ວ'],
  },
};

export const NICKNAMES: Readonly<Record<Lang, readonly string[]>> = {
  'zh-CN': ['陈小满', '林间有鹿', '阿豆', '王远', '七月的风', '山茶', '刘念'],
  en: ['Louise', 'Ben H', 'marigold', 'Oliver', 'Priya S', 'T. Walsh'],
  fr: ['Élodie', 'Marc', 'Camille R', 'Jules', 'Noémie'],
  th: ['สมชาย', 'น้ำฝน', 'แพรวา', 'ต้นไม้', 'มะปราง'],
  lo: ['ສົມພອນ', 'ດາວ', 'ບຸນມີ', 'ນາງຄຳ'],
};
