import { model, type Model } from './model-entry.ts';

export const MUSIC_MODELS: readonly Model[] = [
  model(
    'guitar',
    { kind: 'instrument', leaf: 'strings', merId: 5, price: 32900, options: 'colour', hue: 345 },
    '双单线圈电吉他 | Twin-pickup electric guitar | Guitare électrique à deux micros | กีตาร์ไฟฟ้าสองปิ๊กอัป | ກີຕາໄຟຟ້າສອງປິກອັບ',
    '琴颈薄，小手也够得到 | A slim neck for smaller hands | Un manche fin pour les petites mains | คอบาง มือเล็กก็จับถึง | ຄໍບາງ ມືນ້ອຍກໍຈັບເຖິງ',
  ),
  model(
    'violin',
    { kind: 'instrument', leaf: 'strings', merId: 5, price: 28900, options: 'violin', skip: [2] },
    '云杉面板小提琴 | Spruce-top violin | Violon à table d’épicéa | ไวโอลินหน้าไม้สปรูซ | ໄວໂອລິນໜ້າໄມ້ສະປຣູສ',
    '出货前由琴师调试 | Set up by a luthier before it ships | Réglé par un luthier avant l’envoi | ช่างตั้งเสียงก่อนส่ง | ຊ່າງຕັ້ງສຽງກ່ອນສົ່ງ',
  ),
  model(
    'saxophone',
    { kind: 'instrument', leaf: 'wind', merId: 5, price: 62000, options: 'none', skip: [3] },
    '中音萨克斯 | Alto saxophone | Saxophone alto | อัลโตแซกโซโฟน | ອານໂຕແຊັກໂຊໂຟນ',
    '按键间距紧凑，音色温暖 | Close keys and a warm tone | Clés rapprochées, timbre chaleureux | แป้นชิดมือ เสียงอุ่น | ແປ້ນຊິດມື ສຽງອຸ່ນ',
  ),
  model(
    'drum',
    { kind: 'instrument', leaf: 'keys-drums', merId: 5, price: 11900, options: 'none', skip: [2] },
    '小军鼓配鼓槌 | Snare drum with sticks | Caisse claire et baguettes | กลองสแนร์พร้อมไม้ | ກອງສະແນພ້ອມໄມ້',
    '鼓皮可调，声音干脆 | Tuneable head with a crisp attack | Peau accordable à l’attaque nette | หนังปรับได้ เสียงคม | ໜັງປັບໄດ້ ສຽງຄົມ',
  ),
  model(
    'musical-keyboard',
    {
      kind: 'instrument',
      leaf: 'keys-drums',
      merId: 5,
      price: 24900,
      options: 'octaves',
      skip: [3],
    },
    '力度感应电子琴 | Touch-sensitive keyboard | Clavier sensible au toucher | คีย์บอร์ดไฟฟ้าไวต่อแรงกด | ຄີບອດໄຟຟ້າໄວຕໍ່ແຮງກົດ',
    '可插耳机，深夜也能练 | Plug in headphones and play at midnight | Branchez un casque et jouez à minuit | เสียบหูฟังซ้อมดึกได้ | ສຽບຫູຟັງຊ້ອມເດິກໄດ້',
  ),
  model(
    'studio-microphone',
    { kind: 'device', leaf: 'studio', merId: 5, price: 13900, options: 'none', skip: [1] },
    '电容录音话筒 | Condenser studio microphone | Micro de studio à condensateur | ไมค์คอนเดนเซอร์สตูดิโอ | ໄມຄອນເດັນເຊີສະຕູດິໂອ',
    '附防震架，即插即录 | Shock mount included, ready to record | Suspension incluse, prêt à enregistrer | มีขายึดกันสั่น เสียบแล้วอัดได้ | ມີຂາຍຶດກັນສັ່ນ ສຽບແລ້ວອັດໄດ້',
  ),
  model(
    'yarn',
    {
      kind: 'warm',
      story: 'yarn',
      leaf: 'craft',
      merId: 12,
      price: 850,
      options: 'yarn',
      hue: 210,
      skip: [3],
    },
    '手编毛线团 | Ball of knitting yarn | Pelote de laine à tricoter | ไหมพรมถักมือ | ໄໝພົມຖັກມື',
    '不起球，机洗不缩 | Does not pill or shrink in the machine | Ne bouloche pas et ne rétrécit pas | ไม่เป็นขุย ซักเครื่องไม่หด | ບໍ່ເປັນຂຸຍ ຊັກເຄື່ອງບໍ່ຫົດ',
  ),
  model(
    'telescope',
    { kind: 'outdoor', leaf: 'stars', merId: 8, price: 18900, options: 'none', skip: [3] },
    '70 毫米折射望远镜 | 70 mm refractor telescope | Lunette astronomique de 70 mm | กล้องดูดาวหักเหแสง 70 มม. | ກ້ອງເບິ່ງດາວ 70 ມມ',
    '第一晚就能看清月面环形山 | The craters of the Moon on your first night | Les cratères de la Lune dès le premier soir | เห็นหลุมดวงจันทร์ตั้งแต่คืนแรก | ເຫັນຂຸມດວງຈັນແຕ່ຄືນທຳອິດ',
  ),
];
