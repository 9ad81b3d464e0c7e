import { caption, CHECKED, IN_DAYLIGHT, RECYCLED, story, TWO_YEARS } from './story-entry.ts';

const AGAINST_MOTHS =
  '收纳时放一块雪松木，可防虫 | Store it with a piece of cedar against moths | Rangez avec un morceau de cèdre contre les mites | เก็บพร้อมไม้ซีดาร์เพื่อกันแมลง | ເກັບພ້ອມໄມ້ຊີດາເພື່ອກັນແມງໄມ້';
const TRY_ON =
  '傍晚在地毯上试穿 | Try them on in the evening, on a carpet | Essayez-les le soir, sur un tapis | ลองสวมตอนเย็นบนพรม | ລອງໃສ່ຕອນແລງເທິງພົມ';
const DRY_SLOWLY =
  '湿了自然阴干，远离暖气 | Let them dry slowly, away from heaters | Laissez sécher lentement, loin du chauffage | เปียกแล้วผึ่งให้แห้งเอง ห่างจากความร้อน | ປຽກແລ້ວຕາກໃຫ້ແຫ້ງເອງ ໄກຈາກຄວາມຮ້ອນ';
const SOFT_WHERE_IT_BENDS = caption(
  '弯折处更软 | Soft where the foot bends | Souple là où le pied plie | นุ่มตรงจุดที่เท้างอ | ນຸ່ມບ່ອນທີ່ຕີນງໍ',
  '边缘削薄后翻折，内侧没有毛边。 | Edges are thinned and folded over, so that none is felt inside. | Les bords sont amincis et repliés, rien ne se sent à l’intérieur. | ขอบเจียนบางแล้วพับ ด้านในจึงไม่มีขอบหยาบ | ຂອບຝານບາງແລ້ວພັບ ດ້ານໃນຈຶ່ງບໍ່ມີຂອບຫຍາບ',
);

/** Stories of what is worn and carried. */
export const WEAR_STORIES = {
  wear: story({
    title:
      '为常穿而做 | Made to be worn often | Fait pour être porté souvent | ทำมาให้ใส่บ่อย | ເຮັດມາໃຫ້ໃສ່ເລື້ອຍ',
    text: '我们先挑面料，再画版型。每一批都在同一间工厂裁剪，颜色和尺寸因此稳定。 | We choose the fabric before we draw the shape. Every batch is cut in the same workshop, so colour and size stay the same from one season to the next. | Nous choisissons le tissu avant de dessiner la forme. Chaque série est coupée dans le même atelier, si bien que couleurs et tailles restent constantes. | เราเลือกเนื้อผ้าก่อนวาดแบบ ทุกรุ่นตัดในโรงงานเดียวกัน สีและขนาดจึงคงที่ | ພວກເຮົາເລືອກເນື້ອຜ້າກ່ອນແຕ້ມແບບ ທຸກລຸ້ນຕັດໃນໂຮງງານດຽວກັນ ສີ ແລະ ຂະໜາດຈຶ່ງຄືເກົ່າ',
    care: '30 度轻柔清洗，阴凉处晾干 | Wash gently at 30 degrees and dry in the shade | Lavage délicat à 30 degrés, séchage à l’ombre | ซักเบาที่ 30 องศา ตากในร่ม | ຊັກເບົາທີ່ 30 ອົງສາ ຕາກໃນຮົ່ມ',
    points: [
      '拆下吊牌前请核对尺码 | Check the size before you remove the label | Vérifiez la taille avant de retirer l’étiquette | ตรวจขนาดก่อนแกะป้าย | ກວດຂະໜາດກ່ອນແກະປ້າຍ',
      IN_DAYLIGHT,
    ],
    crops: [
      caption(
        '不磨人的接缝 | A seam that never rubs | Une couture qui ne frotte pas | ตะเข็บที่ไม่ระคายผิว | ຕະເຂັບທີ່ບໍ່ຄັນຜິວ',
        '接缝压平并双线收边，贴身也舒服。 | Seams are pressed flat and finished twice. | Les coutures sont aplaties et finies deux fois. | ตะเข็บรีดเรียบและเก็บริมสองรอบ | ຕະເຂັບລີດລຽບ ແລະ ເກັບຂອບສອງຮອບ',
      ),
      caption(
        '洗后颜色依旧 | Colour that stays | Une couleur qui tient | สีไม่ซีดง่าย | ສີບໍ່ຈາງງ່າຍ',
        '小批染色，出厂前已预洗一次。 | Dyed in small lots and washed once before it leaves the workshop. | Teint par petites quantités et lavé une fois avant de quitter l’atelier. | ย้อมทีละน้อยและซักหนึ่งครั้งก่อนออกจากโรงงาน | ຍ້ອມເທື່ອລະໜ້ອຍ ແລະ ຊັກໜຶ່ງຄັ້ງກ່ອນອອກຈາກໂຮງງານ',
      ),
    ],
  }),
  wool: story({
    title: '暖而不重 | Warm without the weight | La chaleur sans le poids | อุ่นแต่ไม่หนัก | ອຸ່ນແຕ່ບໍ່ໜັກ',
    text: '羊毛纺纱前洗净、梳理两遍，所以暖和却不沉。 | The wool is washed and combed twice before it is spun, which is why it is warm and not heavy. | La laine est lavée et peignée deux fois avant d’être filée, elle tient donc chaud sans peser. | ขนแกะล้างและหวีสองรอบก่อนปั่นเป็นเส้น จึงอุ่นโดยไม่หนัก | ຂົນແກະລ້າງ ແລະ ຫວີສອງຮອບກ່ອນປັ່ນເປັນເສັ້ນ ຈຶ່ງອຸ່ນໂດຍບໍ່ໜັກ',
    care: '多晾少洗，洗时用冷水 | Air it often and wash it seldom, in cold water | Aérez souvent, lavez rarement, à l’eau froide | ผึ่งลมบ่อย ซักน้อย ใช้น้ำเย็น | ຕາກລົມເລື້ອຍ ຊັກໜ້ອຍ ໃຊ້ນ້ຳເຢັນ',
    points: [AGAINST_MOTHS, IN_DAYLIGHT],
    crops: [
      caption(
        '第一天就柔软 | Soft from the first day | Doux dès le premier jour | นุ่มตั้งแต่วันแรก | ນຸ່ມຕັ້ງແຕ່ມື້ທຳອິດ',
        '出厂前用蒸汽定型一次。 | Steamed once before it leaves the workshop, so that it keeps its shape. | Passé à la vapeur avant de quitter l’atelier, il garde sa forme. | อบไอน้ำหนึ่งครั้งก่อนออกจากโรงงาน จึงคงรูป | ອົບໄອນ້ຳໜຶ່ງຄັ້ງກ່ອນອອກຈາກໂຮງງານ ຈຶ່ງຄົງຮູບ',
      ),
      caption(
        '收得住的边 | Edges that hold | Des bords qui tiennent | ขอบที่อยู่ทรง | ຂອບທີ່ຢູ່ຊົງ',
        '每道边都由人手收好并检查。 | Every edge is finished and checked by hand. | Chaque bord est fini et vérifié à la main. | ทุกขอบเก็บและตรวจด้วยมือ | ທຸກຂອບເກັບ ແລະ ກວດດ້ວຍມື',
      ),
    ],
  }),
  silk: story({
    title: '慢慢织成 | Woven slowly | Tissé lentement | ทออย่างใจเย็น | ຕ່ຳຫູກຢ່າງໃຈເຢັນ',
    text: '蚕丝在村里缫、在村里织。织机一天只走几厘米，纹样因此清楚。 | The silk is reeled and woven in the same villages. A loom moves a few centimetres a day, and the pattern is the clearer for it. | La soie est filée et tissée dans les mêmes villages. Le métier n’avance que de quelques centimètres par jour, et le motif y gagne en netteté. | เส้นไหมสาวและทอในหมู่บ้านเดียวกัน กี่ทอเดินวันละไม่กี่เซนติเมตร ลวดลายจึงคมชัด | ເສັ້ນໄໝສາວ ແລະ ຕ່ຳຫູກໃນບ້ານດຽວກັນ ກີ່ເດີນມື້ລະບໍ່ເທົ່າໃດຊັງຕີແມັດ ລວດລາຍຈຶ່ງຄົມຊັດ',
    care: '干洗，或用冷水手洗 | Dry-clean, or wash by hand in cold water | Nettoyage à sec, ou lavage à la main à l’eau froide | ซักแห้ง หรือซักมือด้วยน้ำเย็น | ຊັກແຫ້ງ ຫຼື ຊັກມືດ້ວຍນ້ຳເຢັນ',
    points: [
      '隔布低温熨烫 | Iron on low heat, through a cloth | Repassez à fer doux, à travers un linge | รีดไฟอ่อนโดยรองผ้า | ລີດໄຟອ່ອນໂດຍຮອງຜ້າ',
      IN_DAYLIGHT,
    ],
    crops: [
      caption(
        '织出来的纹样 | A pattern woven in | Un motif tissé, non imprimé | ลายที่ทอ ไม่ใช่พิมพ์ | ລາຍຕ່ຳ ບໍ່ແມ່ນລາຍພິມ',
        '正反两面都看得见同一根丝线。 | The same thread shows on both sides. | Le même fil se voit des deux côtés. | เห็นเส้นไหมเส้นเดียวกันทั้งสองด้าน | ເຫັນເສັ້ນໄໝເສັ້ນດຽວກັນທັງສອງດ້ານ',
      ),
      caption(
        '手卷边 | Edges rolled by hand | Des bords roulottés main | ริมม้วนด้วยมือ | ຂອບມ້ວນດ້ວຍມື',
        '一名师傅一天只卷三米。 | One maker rolls three metres a day. | Une personne roulotte trois mètres par jour. | ช่างหนึ่งคนม้วนได้วันละสามเมตร | ຊ່າງໜຶ່ງຄົນມ້ວນໄດ້ມື້ລະສາມແມັດ',
      ),
    ],
  }),
  yarn: story({
    title:
      '织给下一个冬天 | For the winter to come | Pour l’hiver qui vient | สำหรับหน้าหนาวที่จะมาถึง | ສຳລັບໜ້າໜາວທີ່ຈະມາເຖິງ',
    text: '羊毛慢慢纺成，捻得匀，织起来不分叉。 | The wool is spun slowly and evenly, so it does not split on the needle. | La laine est filée lentement et régulièrement, elle ne se dédouble pas sur l’aiguille. | ขนแกะปั่นช้าและสม่ำเสมอ ถักแล้วเส้นไม่แตก | ຂົນແກະປັ່ນຊ້າ ແລະ ສະໝ່ຳສະເໝີ ຖັກແລ້ວເສັ້ນບໍ່ແຕກ',
    care: '保留线标，缸号便于补线 | Keep the band, its number finds the same lot again | Gardez la bague, son numéro permet de retrouver le même lot | เก็บป้ายไว้ ใช้เลขล็อตซื้อเพิ่มได้ตรงสี | ເກັບປ້າຍໄວ້ ໃຊ້ເລກຊຸດຊື້ເພີ່ມໄດ້ກົງສີ',
    points: [AGAINST_MOTHS, IN_DAYLIGHT],
    crops: [
      caption(
        '从头匀到尾 | Even from end to end | Régulier d’un bout à l’autre | สม่ำเสมอตลอดเส้น | ສະໝ່ຳສະເໝີຕະຫຼອດເສັ້ນ',
        '每团先称重，再绕好。 | Each ball is weighed and then wound. | Chaque pelote est pesée puis enroulée. | ชั่งน้ำหนักทุกก้อนแล้วจึงม้วน | ຊັ່ງນ້ຳໜັກທຸກກ້ອນແລ້ວຈຶ່ງມ້ວນ',
      ),
      CHECKED,
    ],
  }),
  shoe: story({
    title: '为走路而做 | Made to be walked in | Fait pour marcher | ทำมาเพื่อการเดิน | ເຮັດມາເພື່ອການຍ່າງ',
    text: '楦型按走路的脚来做，不按站着的脚。鞋面很快合脚，鞋底慢慢变软。 | The last follows a foot that walks, not one that stands. The upper shapes itself to you in a week, and the sole gives a little every day. | La forme suit un pied qui marche, pas un pied au repos. La tige s’ajuste en une semaine et la semelle s’assouplit peu à peu. | หุ่นรองเท้าทำตามเท้าที่เดิน ไม่ใช่เท้าที่ยืน ส่วนบนเข้ารูปเท้าในหนึ่งสัปดาห์ พื้นรองเท้าค่อยนุ่มลง | ຫຸ່ນເກີບເຮັດຕາມຕີນທີ່ຍ່າງ ບໍ່ແມ່ນຕີນທີ່ຢືນ ສ່ວນເທິງເຂົ້າກັບຕີນໃນໜຶ່ງອາທິດ ພື້ນເກີບຄ່ອຍນຸ່ມລົງ',
    care: '先刷去干泥，再用软布擦 | Brush off dry dirt, then use a soft cloth | Brossez la boue sèche, puis passez un chiffon doux | ปัดดินแห้งออกก่อน แล้วเช็ดด้วยผ้านุ่ม | ປັດດິນແຫ້ງອອກກ່ອນ ແລ້ວເຊັດດ້ວຍຜ້ານຸ່ມ',
    points: [TRY_ON, DRY_SLOWLY],
    crops: [
      SOFT_WHERE_IT_BENDS,
      caption(
        '看得见的针脚 | Stitches in plain sight | Des points bien visibles | ฝีเข็มที่มองเห็นได้ | ຮອຍຫຍິບທີ່ເຫັນໄດ້',
        '每厘米五针，收尾打两个结。 | Five to the centimetre, and two knots at the end. | Cinq au centimètre, et deux nœuds à la fin. | ห้าเข็มต่อเซนติเมตร ปิดท้ายด้วยสองปม | ຫ້າເຂັມຕໍ່ຊັງຕີແມັດ ປິດທ້າຍດ້ວຍສອງປົມ',
      ),
    ],
  }),
  trainer: story({
    title:
      '第一公里就合脚 | Right from the first kilometre | Bien dès le premier kilomètre | สบายตั้งแต่กิโลเมตรแรก | ສະບາຍຕັ້ງແຕ່ກິໂລແມັດທຳອິດ',
    text: '三十位跑者和徒步者各穿了三百公里，我们再改鞋底。 | Thirty runners and walkers wore a pair for three hundred kilometres each. Then we changed the sole. | Trente coureurs et marcheurs ont porté une paire trois cents kilomètres chacun. Puis nous avons revu la semelle. | นักวิ่งและนักเดินป่าสามสิบคนใส่คนละสามร้อยกิโลเมตร แล้วเราจึงปรับพื้นรองเท้า | ນັກແລ່ນ ແລະ ນັກຍ່າງປ່າສາມສິບຄົນໃສ່ຄົນລະສາມຮ້ອຍກິໂລແມັດ ແລ້ວພວກເຮົາຈຶ່ງປັບພື້ນເກີບ',
    care: '取出鞋垫，温水手洗 | Take the insoles out and wash them by hand | Retirez les semelles intérieures et lavez-les à la main | ถอดแผ่นรองออกแล้วล้างด้วยมือ | ຖອດແຜ່ນຮອງອອກແລ້ວລ້າງດ້ວຍມື',
    points: [TRY_ON, DRY_SLOWLY],
    crops: [
      caption(
        '抓得住地面 | A sole that grips | Une semelle qui accroche | พื้นที่เกาะถนน | ພື້ນທີ່ເກາະທາງ',
        '前掌与后跟用两种橡胶。 | Two kinds of rubber, one for the toe and one for the heel. | Deux gommes, l’une à l’avant, l’autre au talon. | ใช้ยางสองชนิด ปลายเท้าและส้นเท้า | ໃຊ້ຢາງສອງຊະນິດ ປາຍຕີນ ແລະ ສົ້ນຕີນ',
      ),
      SOFT_WHERE_IT_BENDS,
    ],
  }),
  bag: story({
    title:
      '陪你走很远的路 | Made to be carried | Fait pour vous suivre | ทำมาให้ใช้ไปได้ไกล | ເຮັດມາໃຫ້ໃຊ້ໄດ້ໄກ',
    text: '受力处缝三道线，时间久了只会更柔软，不会松脱。 | Every point that takes weight is stitched three times. It softens with the years and does not give way. | Chaque point d’effort est cousu trois fois. Il s’assouplit avec les années sans céder. | จุดรับน้ำหนักเย็บสามชั้น ยิ่งใช้ยิ่งนุ่ม | ຈຸດຮັບນ້ຳໜັກຫຍິບສາມຊັ້ນ ຍິ່ງໃຊ້ຍິ່ງນຸ່ມ',
    care: '用软布擦拭，避免暴晒 | Wipe with a soft cloth and keep out of strong sun | Essuyez avec un chiffon doux, loin du soleil | เช็ดด้วยผ้านุ่ม เลี่ยงแดดจัด | ເຊັດດ້ວຍຜ້ານຸ່ມ ຫຼີກແດດແຮງ',
    points: [
      '附防尘袋 | Comes with a dust bag | Livré avec une housse | มาพร้อมถุงกันฝุ่น | ມາພ້ອມຖົງກັນຝຸ່ນ',
      '两年内可免费修补缝线 | Stitching is repaired free for two years | Coutures réparées gratuitement pendant deux ans | ซ่อมรอยเย็บฟรี 2 ปี | ສ້ອມຮອຍຫຍິບຟຣີ 2 ປີ',
    ],
    crops: [
      caption(
        '手工封边 | Edges closed by hand | Des bords finis à la main | ปิดขอบด้วยมือ | ປິດຂອບດ້ວຍມື',
        '每道边上色、打磨、再上色，直到光滑。 | Each edge is painted, sanded and painted again until it is smooth. | Chaque bord est teint, poncé puis teint de nouveau jusqu’à être lisse. | ทุกขอบทาสี ขัด แล้วทาซ้ำจนเรียบ | ທຸກຂອບທາສີ ຂັດ ແລ້ວທາຊ້ຳຈົນລຽບ',
      ),
      caption(
        '浅色内衬 | A pale lining | Une doublure claire | ซับในสีอ่อน | ຊັບໃນສີອ່ອນ',
        '钥匙和零钱一眼看见。 | Keys and coins are found at a glance. | Clés et monnaie se trouvent d’un coup d’œil. | มองเห็นกุญแจและเหรียญได้ทันที | ເຫັນກະແຈ ແລະ ຫຼຽນໄດ້ທັນທີ',
      ),
    ],
  }),
  travel: story({
    title: '说走就走 | Packed and gone | Prêt à partir | จัดแล้วไปได้เลย | ຈັດແລ້ວໄປໄດ້ເລີຍ',
    text: '拉链绕过转角也顺手，提手装在重心上，装满时也不沉。 | Zips run round the corners, and the handle is where the weight is. Full, it feels lighter than it looks. | Les fermetures contournent les angles et la poignée est là où est le poids. À pleine charge, il se fait oublier. | ซิปเดินรอบมุมลื่นมือ หูจับอยู่ตรงจุดสมดุล ใส่เต็มแล้วยังเบากว่าที่เห็น | ຊິບແລ່ນອ້ອມມຸມລື່ນມື ຫູຈັບຢູ່ບ່ອນສົມດຸນ ໃສ່ເຕັມແລ້ວຍັງເບົາກວ່າທີ່ເຫັນ',
    care: '用湿布擦拭，打开晾干 | Wipe with a damp cloth and leave it open to dry | Passez un chiffon humide et laissez sécher ouvert | เช็ดด้วยผ้าหมาด เปิดผึ่งให้แห้ง | ເຊັດດ້ວຍຜ້າຊຸ່ມ ເປີດຕາກໃຫ້ແຫ້ງ',
    points: [
      '拉链与提手五年内免费更换 | Zips and handles are replaced free for five years | Fermetures et poignées remplacées gratuitement pendant cinq ans | เปลี่ยนซิปและหูจับฟรี 5 ปี | ປ່ຽນຊິບ ແລະ ຫູຈັບຟຣີ 5 ປີ',
      RECYCLED,
    ],
    crops: [
      caption(
        '拉链不卡 | Zips that do not catch | Des fermetures sans accroc | ซิปที่ไม่ติดขัด | ຊິບທີ່ບໍ່ຕິດຂັດ',
        '测试时开合一万次。 | Opened and closed ten thousand times in our tests. | Ouvertes et fermées dix mille fois lors de nos essais. | ทดสอบเปิดปิดหนึ่งหมื่นครั้ง | ທົດສອບເປີດປິດໜຶ່ງໝື່ນຄັ້ງ',
      ),
      caption(
        '小东西有位置 | A place for small things | Une place pour les petites choses | มีที่ให้ของชิ้นเล็ก | ມີບ່ອນໃຫ້ຂອງນ້ອຍ',
        '护照、车票和笔各有一格。 | Passport, ticket and pen each have a pocket. | Passeport, billet et stylo ont chacun leur poche. | หนังสือเดินทาง ตั๋ว และปากกามีช่องของตัวเอง | ໜັງສືຜ່ານແດນ ປີ້ ແລະ ປາກກາມີຊ່ອງຂອງມັນ',
      ),
    ],
  }),
  jewellery: story({
    title: '每天都能戴 | For every day of the year | À porter tous les jours | สวมได้ทุกวัน | ໃສ່ໄດ້ທຸກມື້',
    text: '抛光分四步，最后一步用手。戴在手上，感觉不到边角。 | Polished in four steps, the last one by hand. When it is worn, no edge is felt. | Poli en quatre étapes, la dernière à la main. Une fois porté, aucune arête ne se sent. | ขัดเงาสี่ขั้น ขั้นสุดท้ายด้วยมือ สวมแล้วไม่รู้สึกถึงขอบ | ຂັດເງົາສີ່ຂັ້ນ ຂັ້ນສຸດທ້າຍດ້ວຍມື ໃສ່ແລ້ວບໍ່ຮູ້ສຶກເຖິງຂອບ',
    care: '用盒内软布擦亮 | Polish with the cloth in the box | Polissez avec le chiffon fourni | ขัดเงาด้วยผ้าที่ให้มาในกล่อง | ຂັດເງົາດ້ວຍຜ້າທີ່ໃຫ້ມາໃນກ່ອງ',
    points: [
      '一年内免费调整尺寸一次 | Adjusted to size free, once within a year | Mise à taille offerte une fois dans l’année | ปรับขนาดฟรีหนึ่งครั้งภายในหนึ่งปี | ປັບຂະໜາດຟຣີໜຶ່ງຄັ້ງພາຍໃນໜຶ່ງປີ',
      '与其他物件分开存放 | Keep it apart from other pieces | Rangez-le à part | เก็บแยกจากชิ้นอื่น | ເກັບແຍກຈາກຊິ້ນອື່ນ',
    ],
    crops: [
      caption(
        '每个面都有光 | Light on every face | La lumière sur chaque face | แสงบนทุกด้าน | ແສງຢູ່ທຸກດ້ານ',
        '每个面先磨平，再抛亮。 | Each face is ground flat and then polished. | Chaque face est dressée puis polie. | ทุกด้านเจียให้เรียบแล้วขัดเงา | ທຸກດ້ານຝົນໃຫ້ລຽບແລ້ວຂັດເງົາ',
      ),
      CHECKED,
    ],
  }),
  daily: story({
    title:
      '每天早上随手拿起 | Picked up every morning | Pris en main chaque matin | หยิบใช้ทุกเช้า | ຈັບໃຊ້ທຸກເຊົ້າ',
    text: '形状改过十一次，直到没有什么可改。 | The shape was changed eleven times, until there was nothing left to change. | La forme a changé onze fois, jusqu’à n’avoir plus rien à corriger. | ปรับรูปทรงสิบเอ็ดครั้ง จนไม่มีอะไรต้องแก้อีก | ປັບຮູບຊົງສິບເອັດຄັ້ງ ຈົນບໍ່ມີຫຍັງຕ້ອງແກ້ອີກ',
    care: '用柔软的干布擦拭 | Wipe with a soft, dry cloth | Essuyez avec un chiffon doux et sec | เช็ดด้วยผ้านุ่มแห้ง | ເຊັດດ້ວຍຜ້ານຸ່ມແຫ້ງ',
    points: [TWO_YEARS, RECYCLED],
    crops: [
      caption(
        '比看上去轻 | Lighter than it looks | Plus léger qu’il n’en a l’air | เบากว่าที่เห็น | ເບົາກວ່າທີ່ເຫັນ',
        '每多一克，都要有理由。 | Every gram had to give a reason. | Chaque gramme a dû se justifier. | ทุกกรัมต้องมีเหตุผล | ທຸກກຣາມຕ້ອງມີເຫດຜົນ',
      ),
      CHECKED,
    ],
  }),
};
